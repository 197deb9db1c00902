import { login, loginSecondFactor } from '@emma/contracts/auth'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { publicCall } from '../../lib/api.ts'

export type LoginAnswer = ResponseOf<typeof login>

/** E-mail and password for a session, or for the demand of a second factor. */
export const askLogin = (body: BodyIn<typeof login>): Promise<LoginAnswer> => publicCall(login, { body })

/** The second factor's code for the session. */
export const askSecondFactor = (body: BodyIn<typeof loginSecondFactor>): Promise<LoginAnswer> =>
  publicCall(loginSecondFactor, { body })
