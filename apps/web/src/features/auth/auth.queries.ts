import { login, loginSecondFactor } from '@emma/contracts/auth'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { mutationOptions } from '@tanstack/react-query'
import { publicCall } from '../../lib/api.ts'

export type LoginAnswer = ResponseOf<typeof login>

/** E-mail and password for a session, or for the demand of a second factor. */
export const loginMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof login>) => publicCall(login, { body }),
})

/** The second factor's code for the session. */
export const secondFactorMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof loginSecondFactor>) => publicCall(loginSecondFactor, { body }),
})
