# try-installer.ps1 -Packages FOLDER: tests the installer on a disposable Windows machine (a hosted
# runner): installs silently, starts, opens a record, queries the engine, is neither replaced nor
# removed while it runs, installs over itself, uninstalls, and checks for files left behind; then
# the same for one user only.
param([Parameter(Mandatory)] [string] $Packages)
$ErrorActionPreference = 'Stop'
$installer = (Get-Item "$Packages/serai-*-windows-*.exe").FullName
$place = "$env:ProgramFiles\Serai"
$shortcut = "$env:ProgramData\Microsoft\Windows\Start Menu\Programs\Serai.lnk"
$work = "$env:RUNNER_TEMP\serai try"
New-Item -ItemType Directory -Path $work | Out-Null

function Fail($what) { throw "try-installer: $what" }

function Run($program, $arguments, $expected = 0) {
    $process = Start-Process -FilePath $program -ArgumentList $arguments -Wait -PassThru
    if ($process.ExitCode -ne $expected) { Fail "$program $arguments says $($process.ExitCode)" }
}

function Find-Keys {
    $keys = Get-ChildItem -ErrorAction SilentlyContinue -Path 'HKLM:\Software', 'HKCU:\Software', `
        'HKLM:\Software\Classes', 'HKLM:\Software\Microsoft\Windows\CurrentVersion\Uninstall', `
        'HKCU:\Software\Classes', 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall'
    $keys | Where-Object { $_.PSChildName -match '^\.?serai(\.|$)' } | ForEach-Object { $_.Name }
}

function Uninstall($place) {
    Run "$place\Uninstall.exe" '/S'
    # The uninstaller continues in a copy of itself.
    for ($i = 0; (Test-Path $place) -and $i -lt 100; $i++) { Start-Sleep -Milliseconds 200 }
    if (Test-Path $place) { Fail "left behind: $(Get-ChildItem -Recurse $place)" }
    $left = @(Get-ChildItem -Recurse -Filter '*serai*' `
        "$env:ProgramData\Microsoft\Windows\Start Menu", "$env:AppData\Microsoft\Windows\Start Menu")
    if ($left -or (Find-Keys)) { Fail "left behind: $left $(Find-Keys)" }
}

if (Find-Keys) { Fail 'this machine knew Serai before' }
Run $installer '/S'
if (-not (Test-Path "$place\serai.exe")) { Fail 'nothing was installed' }
if (-not (Test-Path $shortcut)) { Fail 'there is no entry in the Start menu' }

# Without a graphics card: the software renderer.
[IO.File]::WriteAllText("$work\match.serai", "[Game `"oware`"]`n`n1. C f 2. D *`n")
Run "$place\serai.exe" "--once --data `"$work`" --ui-tree `"$work\tree`" `"$work\match.serai`""
if (-not (Select-String -Quiet -Path "$work\tree" -Pattern '^turn 1')) { Fail 'no record was opened' }

$opens = (Get-Item 'HKLM:\Software\Classes\Serai.Record\shell\open\command').GetValue('')
if ($opens -ne "`"$place\serai.exe`" --stay `"%1`"") { Fail "records are opened by $opens" }
# The output of a native program is an array of lines; -match selects the ones that match.
$answers = "new seega`nperft 2`nquit`n" | & "$place\serai-cli.exe"
if (-not ($answers -match '^= \d+')) { Fail "the engine answers $answers" }

# A running program cannot be overwritten: the exit code is 2, and nothing has changed.
$running = Start-Process -FilePath "$place\serai.exe" -ArgumentList "--data `"$work`"" -PassThru
Start-Sleep -Seconds 3
if ($running.HasExited) { Fail 'it does not go on running' }
Run $installer '/S' 2
Run "$place\Uninstall.exe" "/S _?=$place" 2
if (-not (Test-Path "$place\assets\sprites\seed-0.svg")) { Fail 'it was half removed while running' }
$running.Kill()
$running.WaitForExit()

Run $installer '/S'
Run "$place\serai.exe" "--once --data `"$work`""
Uninstall $place

$own = "$env:LocalAppData\Programs\Serai"
Run $installer '/S /CurrentUser'
if (Test-Path $place) { Fail 'it was installed for everybody' }
Run "$own\serai.exe" "--once --data `"$work`""
$opens = (Get-Item 'HKCU:\Software\Classes\Serai.Record\shell\open\command').GetValue('')
if ($opens -ne "`"$own\serai.exe`" --stay `"%1`"") { Fail "records are opened by $opens" }
Uninstall $own
'try-installer: all is as it should be'
