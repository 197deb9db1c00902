export {
  type ContactChange,
  type PreparedChange,
  prepareContactChange,
  requestContactChange,
} from './change-contact.ts'
export { codeCrontab, codeJobs } from './codes.jobs.ts'
export { codesRoutes } from './codes.routes.ts'
export { type CodeRequest, issueCode, resendCode } from './issue-code.ts'
export { pendingContactOf } from './pending-contacts.ts'
export { type CodeTry, takeCode } from './take-code.ts'
