export { authRoutes } from './auth.routes.ts'
export { actorOfToken, authenticate, forgetSession } from './authenticate.ts'
export { hashPassword } from './password.ts'
export { hashToken, newRefreshToken, signAccessToken } from './tokens.ts'
