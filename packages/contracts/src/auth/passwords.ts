import * as z from 'zod/mini'
import { endpoint, text } from '../kit/index.ts'
import { email, newPassword, samePasswords } from '../kit/person.ts'

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'authentication/forgot-password',
  summary: 'Sends a link for a new password, if there is such an account; the answer is the same if not',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ email }),
  response: null,
  status: 202,
  errors: [],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'authentication/reset-password',
  summary: 'Sets a new password with the token of the link; every session ends, the second factor stays',
  resource: 'auth',
  action: 'read',
  body: z
    .strictObject({
      token: text(200),
      password: newPassword,
      passwordConfirmation: z.string().check(z.maxLength(200)),
    })
    .check(samePasswords),
  response: null,
  status: 204,
  errors: ['reset_token_invalid'],
})

export const chooseFirstPassword = endpoint({
  method: 'PUT',
  path: 'authentication/first-password',
  summary:
    'Chooses the password of an account that has none yet, in the session that its sign-up opened, within a day; later by the link for a new password',
  resource: 'account',
  action: 'manage',
  body: z.strictObject({ password: newPassword }),
  response: null,
  status: 204,
  errors: ['password_chosen'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: 'authentication/password',
  summary: "Changes one's password; every other session ends",
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  body: z
    .strictObject({
      currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
      password: newPassword,
      passwordConfirmation: z.string().check(z.maxLength(200)),
    })
    .check(samePasswords),
  response: null,
  status: 204,
  errors: [],
})
