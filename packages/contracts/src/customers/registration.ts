import * as z from 'zod/mini'
import { session } from '../auth/index.ts'
import { endpoint, uuid } from '../kit/index.ts'
import { oneTimeCode, registrationForm } from './forms.ts'
import { AVATAR_MAX_BYTES } from './index.ts'

const registered = z.object({ customerId: uuid })

export const register = endpoint({
  method: 'POST',
  path: 'jwt/register',
  summary:
    'Registers a patient and sends a code by the chosen channel. An e-mail or CPF that has an account is answered the same, and the owner of the account is told by e-mail',
  resource: 'auth',
  action: 'read',
  body: registrationForm,
  response: registered,
  status: 201,
  errors: ['work_required', 'sms_unavailable'],
})

export const createCustomer = endpoint({
  method: 'POST',
  path: 'customer/createCustomer',
  summary:
    'Registers a patient, with a picture. From an admin the account is active at once, and one that exists is said: 409',
  resource: 'auth',
  action: 'read',
  body: registrationForm,
  multipart: { files: ['avatar'], maxBytes: AVATAR_MAX_BYTES },
  response: registered,
  status: 201,
  errors: ['email_taken', 'cpf_taken', 'work_required', 'sms_unavailable'],
})

export const confirmRegistration = endpoint({
  method: 'POST',
  path: 'authentication/confirm-registration',
  summary: 'Confirms a registration with its code and opens a session: 5 tries a code, 15 minutes',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ customerId: uuid, code: oneTimeCode }),
  response: session,
  status: 200,
  errors: ['code_invalid', 'code_expired', 'account_blocked'],
})

export const resendCode = endpoint({
  method: 'POST',
  path: 'authentication/resend-code',
  summary: 'Sends another code for a registration, at most once a minute',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ customerId: uuid }),
  response: null,
  status: 202,
  errors: ['work_required', 'sms_unavailable'],
})
