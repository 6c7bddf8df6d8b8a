# try-installer.ps1 -Packages FOLDER: on a Windows machine that may be changed (a hosted runner): installs
# silently, starts, opens a record, asks the engine, installs over itself, uninstalls, and looks for
# what was left.
param([Parameter(Mandatory)] [string] $Packages)
$ErrorActionPreference = 'Stop'
$installer = (Get-Item "$Packages/serai-*-windows-*.exe").FullName
$place = "$env:ProgramFiles\Serai"
$work = New-Item -ItemType Directory -Path "$env:RUNNER_TEMP\serai try"

function Fail($what) { throw "try-installer: $what" }

function Run($program, $arguments) {
    $process = Start-Process -FilePath $program -ArgumentList $arguments -Wait -PassThru
    if ($process.ExitCode -ne 0) { Fail "$program $arguments says $($process.ExitCode)" }
}

function Keys {
    Get-ChildItem -Path 'HKLM:\Software', 'HKLM:\Software\Classes', 'HKCU:\Software', `
        'HKLM:\Software\Microsoft\Windows\CurrentVersion\Uninstall' -ErrorAction SilentlyContinue |
        Where-Object Name -Match 'serai' | ForEach-Object Name
}

if (Keys) { Fail 'this machine knew Serai before' }
Run $installer '/S'
if (-not (Test-Path "$place\serai.exe")) { Fail 'nothing was installed' }

# Without a graphics card: the software renderer.
[IO.File]::WriteAllText("$work\match.serai", "[Game `"oware`"]`n`n1. C f 2. D *`n")
Run "$place\serai.exe" "--once --data `"$work`" --ui-tree `"$work\tree`" `"$work\match.serai`""
if (-not (Select-String -Quiet -Path "$work\tree" -Pattern '^turn 1')) { Fail 'no record was opened' }

$opens = (Get-Item 'HKLM:\Software\Classes\Serai.Record\shell\open\command').GetValue('')
if ($opens -ne "`"$place\serai.exe`" --stay `"%1`"") { Fail "records are opened by $opens" }
$answer = "new seega`nperft 2`nquit`n" | & "$place\serai-cli.exe"
if ($answer -notmatch '^= \d+') { Fail "the engine answers $answer" }

Run $installer '/S'
Run "$place\serai.exe" "--once --data `"$work`""
Run "$place\Uninstall.exe" '/S'
# The uninstaller goes on in a copy of itself.
for ($i = 0; (Test-Path $place) -and $i -lt 100; $i++) { Start-Sleep -Milliseconds 200 }
if (Test-Path $place) { Fail "left behind: $(Get-ChildItem -Recurse $place)" }
$left = Get-ChildItem -Recurse "$env:ProgramData\Microsoft\Windows\Start Menu" -Filter '*serai*'
if ($left -or (Keys)) { Fail "left behind: $left $(Keys)" }
'try-installer: all is as it should be'
