export { backUp } from './back-up.ts'
export { BackupError, type BackupFault } from './backup-folder.ts'
export { restore } from './restore.ts'
