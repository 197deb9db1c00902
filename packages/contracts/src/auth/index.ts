import * as z from 'zod/mini'
import { endpoint, idParams, instant, listOf, paging, text, uuid } from '../kit/index.ts'
import { email } from '../kit/person.ts'

const ability = z.object({
  action: z.enum(['read', 'create', 'update', 'delete', 'manage']),
  subject: z.string(),
})

/** The logged-in user, as stored in the browser (spec §3, user session data). */
const userData = z.object({
  id: uuid,
  role: z.enum(['admin', 'specialist', 'customer', 'assistant']),
  customerId: z.optional(uuid),
  specialistId: z.optional(uuid),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** The person's time zone (IANA): screens use it, as messages and documents do. */
  timezone: z.optional(z.string()),
  status: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  /** Present if the account came from a booking and has no password yet. */
  withoutPassword: z.optional(z.literal(true)),
  userAbilities: z.array(ability),
})
export type UserData = z.output<typeof userData>

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export const session = z.object({ accessToken: z.string(), refreshToken: z.string(), userData })
/** Login's answer: a session, or a second-factor request. */
const loginAnswer = z.union([session, z.object({ mfaRequired: z.literal(true), mfaToken: z.string() })])
const refreshToken = z.string().check(z.minLength(20), z.maxLength(200))

/** Six digits of the authenticator app, or a recovery code; spaces and dashes are ignored. */
export const factorCode = z.string().check(z.trim(), z.regex(/^[0-9A-Za-z][0-9A-Za-z -]{4,20}$/))
export const login = endpoint({
  method: 'POST',
  path: 'jwt/login',
  summary: 'Opens a session',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ email, password: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: loginAnswer,
  status: 200,
  errors: ['invalid_credentials', 'account_blocked'],
})

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: 'jwt/login/mfa',
  summary: 'Opens a session with the second factor that login asked for',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ mfaToken: text(2000), code: factorCode }),
  response: session,
  status: 200,
  errors: ['invalid_credentials', 'account_blocked'],
})

export const logout = endpoint({
  method: 'POST',
  path: 'jwt/logout',
  summary:
    'Ends the session of the tokens that are shown: access token, refresh token, or one that it replaced',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ refreshToken: z.optional(refreshToken) }),
  response: null,
  status: 204,
  errors: [],
})

const refreshAt = (path: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'Rotates the refresh token and gives a new access token; what is no token at all is 401 too',
    resource: 'auth',
    action: 'read',
    body: z.catch(z.object({ refreshToken }), { refreshToken: '' }),
    response: tokens,
    status: 200,
    errors: ['refresh_reused'],
  })

export const refresh = refreshAt('auth/refreshToken')
/** The specification gives both paths; they are one call (spec §7). */
export const refreshAlias = refreshAt('authentication/refreshToken')

export const authenticateToken = endpoint({
  method: 'GET',
  path: 'authentication/authenticateToken',
  summary: 'Says whether the access token is good, and whose it is',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  response: z.object({ valid: z.literal(true), userData }),
  status: 200,
  errors: [],
})

const sessionItem = z.object({
  id: uuid,
  /** In words: `Chrome no Windows`. */
  device: z.string(),
  address: z.nullable(z.string()),
  created_at: instant,
  last_used_at: instant,
  /** The session of this call. */
  current: z.boolean(),
})
export type SessionItem = z.output<typeof sessionItem>

export const listSessions = endpoint({
  method: 'GET',
  path: 'authentication/sessions',
  summary: "One's own open sessions, the last used first",
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  query: z.strictObject(paging()),
  response: listOf(sessionItem),
  status: 200,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: 'authentication/sessions/:id',
  summary: "Ends one of one's own sessions; its sockets are closed",
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  params: idParams,
  response: null,
  status: 204,
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'authentication/sessions',
  summary: "Ends all of one's sessions but the one of this call",
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  response: null,
  status: 204,
  errors: [],
})
