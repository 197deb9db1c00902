import { login, loginSecondFactor } from '@emma/contracts/auth'
import { forgotPassword, resetPassword } from '@emma/contracts/auth/passwords'
import { undoChange } from '@emma/contracts/auth/proof'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { publicCall } from '../../lib/api/api.ts'

export type LoginAnswer = ResponseOf<typeof login>
export type OpenedSession = ResponseOf<typeof loginSecondFactor>

/** Exchanges e-mail and password for a session, or for a second-factor request. */
export const askLogin = (body: BodyIn<typeof login>): Promise<LoginAnswer> => publicCall(login, { body })

/** Exchanges the second factor's code for a session. */
export const askSecondFactor = (body: BodyIn<typeof loginSecondFactor>): Promise<OpenedSession> =>
  publicCall(loginSecondFactor, { body })

/** Requests a link to a new password, if the account exists. */
export const askForLink = (body: BodyIn<typeof forgotPassword>): Promise<void> =>
  publicCall(forgotPassword, { body })

/** Sets a new password with the link's token. */
export const askReset = (body: BodyIn<typeof resetPassword>): Promise<void> =>
  publicCall(resetPassword, { body })

/** Undoes a change of e-mail or cell phone, with the link's token. */
export const askUndo = (body: BodyIn<typeof undoChange>): Promise<ResponseOf<typeof undoChange>> =>
  publicCall(undoChange, { body })
