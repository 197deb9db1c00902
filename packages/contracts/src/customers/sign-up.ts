import * as z from 'zod/mini'
import { session } from '../auth/index.ts'
import { slotId } from '../availability/slots.ts'
import { email, endpoint, instant, text, uuid } from '../kit/index.ts'
import { timezone } from '../kit/zone.ts'
import { oneTimeCode, signUpForm } from './forms.ts'

// Book first, register on the way: a slot, an e-mail, its code, and the few missing fields (decision 29).

const open = { resource: 'auth', action: 'read' } as const
/** The chosen slot and specialty, as the slot list named them. */
const wish = { slot_id: slotId, specialty_id: uuid }
/** The secret of a specialist's link that already reserves the slot. */
const link = z.optional(text(100))
const ticket = text(200)

export const startSignUp = endpoint({
  ...open,
  method: 'POST',
  path: 'authentication/sign-up',
  summary:
    'Begins an account for who chose a slot: sends a code to the e-mail, with a link that opens the same place on another device. An e-mail that has an account is answered the same, and its owner is told by e-mail',
  body: z.strictObject({ email, ...wish, link, timezone: z.optional(timezone) }),
  response: z.object({ signUpId: uuid }),
  status: 201,
  errors: ['work_required'],
})

export const resendSignUpCode = endpoint({
  ...open,
  method: 'POST',
  path: 'authentication/sign-up/resend-code',
  summary:
    'Sends another code for a sign-up, at most once a minute; after a confirmed one too, to go on elsewhere',
  body: z.strictObject({ signUpId: uuid }),
  response: null,
  status: 202,
  errors: ['work_required'],
})

export const confirmSignUp = endpoint({
  ...open,
  method: 'POST',
  path: 'authentication/sign-up/confirm',
  summary:
    'Confirms the e-mail of a sign-up with its code: a ticket for keeping a slot and for the rest, good for a day. A newer ticket takes its place',
  body: z.strictObject({ signUpId: uuid, code: oneTimeCode }),
  response: z.object({ ticket: z.string(), expires_at: instant }),
  status: 200,
  errors: ['code_invalid', 'code_expired'],
})

export const holdSlot = endpoint({
  ...open,
  method: 'POST',
  path: 'authentication/sign-up/hold',
  summary:
    'Keeps an open slot for a person with a ticket, for as long as an unpaid booking does. One at a time: another slot takes its place, the same one stays as it is',
  body: z.strictObject({ ticket, ...wish, link }),
  response: z.object({ held_until: instant }),
  status: 200,
  errors: [
    'sign_up_over',
    'slot_taken',
    'slot_not_open',
    'offer_changed',
    'too_many_holds',
    'booking_link_over',
    'booking_link_of_other',
    'booking_link_paying',
  ],
})

export const completeSignUp = endpoint({
  ...open,
  method: 'POST',
  path: 'authentication/sign-up/complete',
  summary:
    'Makes the account of a confirmed e-mail and opens a session; the slot stays kept for it. There is no password until its owner chooses one. A CPF that has an account is refused, and its owner is told by e-mail',
  body: z.extend(signUpForm, { ticket }),
  response: session,
  status: 201,
  errors: ['sign_up_over', 'sign_up_refused', 'account_blocked'],
})
