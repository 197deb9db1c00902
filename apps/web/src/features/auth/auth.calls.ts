import { login, loginSecondFactor } from '@emma/contracts/auth'
import { forgotPassword, resetPassword } from '@emma/contracts/auth/passwords'
import { undoChange } from '@emma/contracts/auth/proof'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { publicCall } from '../../lib/api/api.ts'

export type LoginAnswer = ResponseOf<typeof login>
export type OpenedSession = ResponseOf<typeof loginSecondFactor>

/** E-mail and password for a session, or for the demand of a second factor. */
export const askLogin = (body: BodyIn<typeof login>): Promise<LoginAnswer> => publicCall(login, { body })

/** The second factor's code for the session. */
export const askSecondFactor = (body: BodyIn<typeof loginSecondFactor>): Promise<OpenedSession> =>
  publicCall(loginSecondFactor, { body })

/** A link for a new password, if there is such an account. */
export const askForLink = (body: BodyIn<typeof forgotPassword>): Promise<void> =>
  publicCall(forgotPassword, { body })

/** A new password with the token of the link. */
export const askReset = (body: BodyIn<typeof resetPassword>): Promise<void> =>
  publicCall(resetPassword, { body })

/** Undoes a change of e-mail or cell phone, with the link's token. */
export const askUndo = (body: BodyIn<typeof undoChange>): Promise<ResponseOf<typeof undoChange>> =>
  publicCall(undoChange, { body })
