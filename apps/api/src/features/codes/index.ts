export {
  type ContactChange,
  type PreparedChange,
  prepareContactChange,
  proveContactChanges,
  requestContactChange,
} from './change-contact.ts'
export { codeCrontab, codeJobs } from './codes.jobs.ts'
export { codesRoutes } from './codes.routes.ts'
export { keepContactChange, type Undone, undoContactChanges } from './contact-changes.ts'
export { eraseCodes } from './erase.repo.ts'
export { issueCode, resendCode } from './issue-code.ts'
export { pendingSql, type WaitingContact } from './pending-contacts.repo.ts'
export { openWaiting, pendingContactOf } from './pending-contacts.ts'
export { takeCode } from './take-code.ts'
export { takeContactChange } from './take-contact-change.ts'
export type { Asker } from './work.ts'
