# llvm.sh: sourced. Homebrew keeps clang-format and clang-tidy out of PATH: in /opt/homebrew on Apple
# silicon, in /usr/local on Intel.
# shellcheck shell=sh
if [ "$(uname)" = Darwin ] && llvm=$(brew --prefix llvm 2>/dev/null); then
    PATH=$PATH:$llvm/bin
fi
