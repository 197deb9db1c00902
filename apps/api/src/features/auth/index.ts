export { authCrontab, authJobs } from './auth.jobs.ts'
export { authRoutes } from './auth.routes.ts'
export {
  actorOfSession,
  actorOfToken,
  authenticate,
  forgetSession,
  lifeOfToken,
  sessionStands,
} from './authenticate.ts'
export { endSessionsOf } from './end-sessions-of.ts'
export { checkNewPassword } from './new-password.ts'
export { openSessionOf } from './open-session-of.ts'
export { hashPassword } from './password.ts'
export { requireRecentSecondFactor } from './require-recent-second-factor.ts'
export { hashToken, newRefreshToken, signAccessToken } from './tokens.ts'
