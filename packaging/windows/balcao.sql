# What wixl cannot say, one query a line, run by packaging/windows/msi on the package that it made.
#
# Settings are permanent (16) and never overwritten (128), in a 64-bit component (256). One of the two components is installed: a fleet's
# file where SETUP names one and there are no settings yet, else the file that comes with the program.
UPDATE `Component` SET `Attributes` = 400, `Condition` = 'NOT SETUP OR HAS_SETTINGS' WHERE `Component` = 'Settings'
UPDATE `Component` SET `Attributes` = 272, `Condition` = 'SETUP AND NOT HAS_SETTINGS' WHERE `Component` = 'FleetSettings'
# The settings' folder: the system and administrators may write in it, users read. Inherited rights would let each user make files there. Its
# rights come with the till's component: those of the settings are not installed again where a file is there already.
INSERT INTO `CreateFolder` (`Directory_`, `Component_`) VALUES ('SettingsFolder', 'Till')
CREATE TABLE `MsiLockPermissionsEx` (`MsiLockPermissionsEx` CHAR(72) NOT NULL, `LockObject` CHAR(72) NOT NULL, `Table` CHAR(32) NOT NULL, `SDDLText` LONGCHAR NOT NULL, `Condition` CHAR(255) PRIMARY KEY `MsiLockPermissionsEx`)
INSERT INTO `MsiLockPermissionsEx` (`MsiLockPermissionsEx`, `LockObject`, `Table`, `SDDLText`) VALUES ('SettingsRights', 'SettingsFolder', 'CreateFolder', 'D:PAI(A;OICI;FA;;;SY)(A;OICI;FA;;;BA)(A;OICI;0x1200a9;;;BU)')
CREATE TABLE `DrLocator` (`Signature_` CHAR(72) NOT NULL, `Parent` CHAR(72), `Path` CHAR(255), `Depth` INT PRIMARY KEY `Signature_`, `Parent`, `Path`)
INSERT INTO `DrLocator` (`Signature_`, `Path`, `Depth`) VALUES ('SettingsThere', '[CommonAppDataFolder]Balcao', 0)
INSERT INTO `Signature` (`Signature`, `FileName`) VALUES ('SettingsThere', 'balcao.toml')
INSERT INTO `AppSearch` (`Property`, `Signature_`) VALUES ('HAS_SETTINGS', 'SettingsThere')
CREATE TABLE `MoveFile` (`FileKey` CHAR(72) NOT NULL, `Component_` CHAR(72) NOT NULL, `SourceName` CHAR(255) LOCALIZABLE, `DestName` CHAR(255) LOCALIZABLE, `SourceFolder` CHAR(72), `DestFolder` CHAR(72) NOT NULL, `Options` INT NOT NULL PRIMARY KEY `FileKey`)
INSERT INTO `MoveFile` (`FileKey`, `Component_`, `DestName`, `SourceFolder`, `DestFolder`, `Options`) VALUES ('FleetFile', 'FleetSettings', 'balcao.toml', 'SETUP', 'SettingsFolder', 0)
INSERT INTO `InstallExecuteSequence` (`Action`, `Condition`, `Sequence`) VALUES ('MoveFiles', 'SETUP AND NOT HAS_SETTINGS', 3800)
# A fleet's file that is not there ends the installation before anything is done; it is asked for with the rights of who installs. In the
# log stands this action's name, for Windows has no sentence for it. (34: a program in a folder, waited for.)
INSERT INTO `CustomAction` (`Action`, `Type`, `Source`, `Target`) VALUES ('SetupFileIsMissing', 34, 'System64Folder', '"[System64Folder]cmd.exe" /d /c if not exist "[SETUP]" exit 1')
INSERT INTO `InstallExecuteSequence` (`Action`, `Condition`, `Sequence`) VALUES ('SetupFileIsMissing', 'SETUP AND NOT Installed', 1390)
# A running till is asked to close, as by its window's cross, and given a moment; what it answers does not matter (98 = 34 + 64). One that
# does not close is a file in use: Windows' Restart Manager asks again, and replaces the program at the next start of the computer.
INSERT INTO `CustomAction` (`Action`, `Type`, `Source`, `Target`) VALUES ('CloseTill', 98, 'System64Folder', '"[System64Folder]cmd.exe" /d /c taskkill.exe /im balcao.exe && ping.exe -n 4 127.0.0.1')
INSERT INTO `InstallExecuteSequence` (`Action`, `Sequence`) VALUES ('CloseTill', 1395)
# An upgrade, and a removal, goes where the older one lies; an upgrade has the links that the older one had.
INSERT INTO `CustomAction` (`Action`, `Type`, `Source`, `Target`) VALUES ('StayInFolder', 51, 'INSTALLDIR', '[OLDER_FOLDER]')
INSERT INTO `InstallExecuteSequence` (`Action`, `Condition`, `Sequence`) VALUES ('StayInFolder', 'OLDER_FOLDER AND NOT INSTALLDIR', 60)
INSERT INTO `InstallUISequence` (`Action`, `Condition`, `Sequence`) VALUES ('StayInFolder', 'OLDER_FOLDER AND NOT INSTALLDIR', 60)
# Where it lies, for the tools that list what is installed on a computer.
INSERT INTO `CustomAction` (`Action`, `Type`, `Source`, `Target`) VALUES ('TellFolder', 51, 'ARPINSTALLLOCATION', '[INSTALLDIR]')
INSERT INTO `InstallExecuteSequence` (`Action`, `Sequence`) VALUES ('TellFolder', 1010)
CREATE TABLE `Condition` (`Feature_` CHAR(38) NOT NULL, `Level` INT NOT NULL, `Condition` CHAR(255) PRIMARY KEY `Feature_`, `Level`)
INSERT INTO `Condition` (`Feature_`, `Level`, `Condition`) VALUES ('Desktop', 1, 'OLDER_DESKTOP')
INSERT INTO `Condition` (`Feature_`, `Level`, `Condition`) VALUES ('Autostart', 1, 'OLDER_AUTOSTART')
# A build of the same version takes the place of the other (512: the highest version is included; 1: its features stay). The older one goes
# inside the new one's installation, so that a failure brings it back.
DELETE FROM `Upgrade` WHERE `ActionProperty` = 'WIX_UPGRADE_DETECTED'
INSERT INTO `Upgrade` (`UpgradeCode`, `VersionMax`, `Attributes`, `ActionProperty`) VALUES ('{6AD05950-0139-43DC-9D95-D8F5E40E892C}', '@VERSION@', 513, 'WIX_UPGRADE_DETECTED')
UPDATE `InstallExecuteSequence` SET `Sequence` = 1510 WHERE `Action` = 'RemoveExistingProducts'
# wixl does not read the programs' versions. Windows takes a program without one for older than any that is there, and would leave that.
UPDATE `File` SET `Version` = '@VERSION@.0', `Language` = '1046' WHERE `File` = 'balcao.exe'
UPDATE `File` SET `Version` = '@VERSION@.0', `Language` = '1046' WHERE `File` = 'balcao_cli.exe'
UPDATE `File` SET `Version` = '@VERSION@.0', `Language` = '1046' WHERE `File` = 'balcao_sandbox.exe'
# wixl makes an advertised link, which repairs the program when it is used, and has no icon before.
UPDATE `Shortcut` SET `Target` = '[#balcao.exe]' WHERE `Shortcut` = 'StartMenuLink'
