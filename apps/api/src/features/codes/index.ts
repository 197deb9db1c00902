export {
  type PreparedChange,
  prepareContactChange,
  requestContactChange,
} from './change-contact.ts'
export { codeCrontab, codeJobs } from './codes.jobs.ts'
export { codesRoutes } from './codes.routes.ts'
export { issueCode, resendCode } from './issue-code.ts'
export { pendingContactOf } from './pending-contacts.ts'
export { takeCode } from './take-code.ts'
