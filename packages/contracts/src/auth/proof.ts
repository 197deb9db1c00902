import * as z from 'zod/mini'
import { endpoint, instant, text } from '../kit/index.ts'
import { assertion } from './passkeys.ts'

export const prove = endpoint({
  method: 'POST',
  path: 'authentication/proof',
  summary:
    'Shows again who one is, by password or passkey: a token for `X-Proof`, good in this session for 10 minutes',
  resource: 'account',
  assistant: 'self',
  action: 'manage',
  body: z.union([
    z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ passkey: assertion }),
  ]),
  response: z.object({ proof: z.string(), expires_at: instant }),
  status: 201,
  errors: ['passkey_invalid'],
})

export const undoChange = endpoint({
  method: 'POST',
  path: 'authentication/undo-change',
  summary:
    'Undoes a change of e-mail or cell phone, and all that was changed after it, by the link that went to the old one: every session ends and the password is worth nothing',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ token: text(200) }),
  /** For choosing a new password now; null if the link for it was sent to the e-mail. */
  response: z.object({ reset_token: z.nullable(z.string()) }),
  status: 200,
  errors: ['undo_token_invalid', 'email_taken'],
})
