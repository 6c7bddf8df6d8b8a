// speech.js: the browser's voice. Only voices of the computer itself: others send what they are to say
// to somebody.
'use strict';
self.serai = self.serai || {};

serai.speech = (() => {
    const synthesis = self.speechSynthesis;

    function voiceOf(language) {
        const own = synthesis.getVoices().filter((voice) => voice.localService);
        return own.find((voice) => voice.lang.toLowerCase().startsWith(language)) || null;
    }

    return {
        speak(sentence, news, language) {
            const voice = synthesis && voiceOf(language);
            if (!voice) {
                serai.document.announce(sentence, news);
                return;
            }
            const said = new SpeechSynthesisUtterance(sentence);
            said.voice = voice;
            said.lang = voice.lang;
            if (!news) {
                synthesis.cancel();
            }
            synthesis.speak(said);
        },

        hush() {
            if (synthesis) {
                synthesis.cancel();
            }
        },
    };
})();
