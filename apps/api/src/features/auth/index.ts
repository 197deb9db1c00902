export { countAttempts, findAttempts, insertAttempts, lockBuckets } from './attempts.repo.ts'
export { authCrontab, authJobs } from './auth.jobs.ts'
export { findPersonByEmail } from './auth.repo.ts'
export { authRoutes } from './auth.routes.ts'
export { eraseUser } from './erase.repo.ts'
export { checkNewPassword } from './password/new-password.ts'
export { createPasswords, hashPassword } from './password/passwords.ts'
export { unknownPassword } from './password/unknown-password.ts'
export { type ProvingCaller, requireFactorOrProof, requireProof } from './proof/require-proof.ts'
export { takeBackAccount } from './proof/take-back-account.ts'
export { requireRecentSecondFactor } from './second-factor/require-recent-second-factor.ts'
export {
  actorOfSession,
  actorOfToken,
  authenticate,
  forgetSession,
  lifeOfToken,
  sessionStands,
} from './session/authenticate.ts'
export { endSessionsOf } from './session/end-sessions-of.ts'
export { openSessionOf } from './session/open-session-of.ts'
export { hashToken, newRefreshToken, signAccessToken, verifyAccessToken } from './session/tokens.ts'
export {
  blockUser,
  changeUser,
  deleteUser,
  insertUser,
  moveEmail,
  type UserChange,
} from './users.repo.ts'
