import { confirmRegistration, register, resendCode } from '@emma/contracts/customers/registration'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { publicCall } from '../../lib/api/api.ts'

export type Registration = BodyIn<typeof register>

/** Registers; a code is sent. */
export const askRegister = (body: Registration): Promise<ResponseOf<typeof register>> =>
  publicCall(register, { body })

/** The code for a session. */
export const askConfirm = (
  body: BodyIn<typeof confirmRegistration>,
): Promise<ResponseOf<typeof confirmRegistration>> => publicCall(confirmRegistration, { body })

export const askResend = (customerId: string): Promise<void> =>
  publicCall(resendCode, { body: { customerId } })
