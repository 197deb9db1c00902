import { DAY, type Instant } from '../interval.ts'
import { type Transitions, transition } from '../machine.ts'
import { type Result, refuse } from '../result.ts'

/** States of an invitation to a company. */
export const inviteStates = ['sent', 'accepted', 'rejected', 'revoked', 'expired'] as const
export type InviteState = (typeof inviteStates)[number]

/** `accept` and `reject` by the invited, `revoke` by the company's admin member, `expire` by time. */
export type InviteEvent = 'accept' | 'reject' | 'revoke' | 'expire'

/** How long an invitation can be answered. */
export const INVITE_DAYS = 7

const table: Transitions<InviteState, InviteEvent> = {
  sent: { accept: 'accepted', reject: 'rejected', revoke: 'revoked', expire: 'expired' },
  accepted: {},
  rejected: {},
  revoked: {},
  expired: {},
}

/** Whether an invitation has expired. */
export const isInviteOver = (sentAt: Instant, now: Instant): boolean => now >= sentAt + INVITE_DAYS * DAY

/** The state after an event; an ended invitation accepts only `expire`. */
export const nextInviteState = (
  invite: { readonly state: InviteState; readonly sentAt: Instant },
  event: InviteEvent,
  now: Instant,
): Result<InviteState, 'invalid_transition'> =>
  (event === 'expire') === isInviteOver(invite.sentAt, now)
    ? transition(table, invite.state, event)
    : refuse('invalid_transition')
