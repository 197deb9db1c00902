import { bookingLinkStates } from '@emma/domain/booking'
import * as z from 'zod/mini'
import { slot } from '../availability/slots.ts'
import { dependentName } from '../dependents/index.ts'
import { endpoint, idParams, instant, text, uuid } from '../kit/index.ts'
import { linkSeries, onBehalfMode } from './on-behalf.ts'

// A booking link, as shown to the person who is asked to accept it.

/** A link's secret. */
const token = text(100)

const shown = z.object({
  specialist: z.object({ id: uuid, name: z.string(), avatar: z.nullable(z.string()) }),
  specialty: z.object({ id: uuid, name: z.string() }),
  mode: onBehalfMode,
  /** The slot with the link's price, for the payment. */
  slot,
  expires_at: instant,
  /** All dates of the link; null for a single one. */
  series: z.nullable(linkSeries),
})

/** A link as shown to anyone who has it, without patient data. */
export const shownLink = z.object({
  status: z.enum(bookingLinkStates),
  /** Null once the link is no longer valid. */
  invitation: z.nullable(
    z.extend(shown, {
      /** Restricted to one account, which must log in; else open to anyone with the link. */
      for_account: z.boolean(),
    }),
  ),
})
export type ShownLink = z.output<typeof shownLink>

export const showBookingLink = endpoint({
  method: 'POST',
  path: 'booking-links/show',
  summary:
    'What a link is for: who, when, where and for how much; the secret is in the body, so that no log has it',
  resource: 'auth',
  action: 'read',
  body: z.strictObject({ token }),
  response: shownLink,
  status: 200,
  errors: [],
})

export const claimBookingLink = endpoint({
  method: 'POST',
  path: 'booking-links/claim',
  summary: 'Keeps the slot of a link for the account that opens it: only this account books and pays it now',
  resource: 'customer',
  action: 'create',
  role: 'customer',
  body: z.strictObject({ token }),
  response: shownLink,
  status: 200,
  errors: ['booking_link_over', 'booking_link_of_other', 'booking_link_paying'],
})

/** A slot that a specialist reserves for a customer; of a series each date is one. */
export const ownInvitation = z.extend(shown, { id: uuid, dependent: z.nullable(dependentName) })
export type OwnInvitation = z.output<typeof ownInvitation>

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: 'customer/booking-links',
  summary: 'What specialists keep for the customer and nobody has accepted yet, the first deadline first',
  resource: 'customer',
  action: 'read',
  role: 'customer',
  response: z.object({ data: z.array(ownInvitation) }),
  status: 200,
  errors: [],
})

export const declineInvitation = endpoint({
  method: 'DELETE',
  path: 'customer/booking-links/:id',
  summary:
    'Lets a slot go that a specialist keeps for the customer, or a series that is not confirmed yet; the specialist is told',
  resource: 'customer',
  action: 'delete',
  role: 'customer',
  params: idParams,
  response: null,
  status: 204,
  errors: ['booking_link_over', 'booking_link_paying'],
})
