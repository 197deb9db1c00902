import { expect, it } from 'vitest'
import { DAY } from '../interval.ts'
import { type InviteEvent, type InviteState, nextInviteState } from './index.ts'

it.each<[InviteState, InviteEvent, number, InviteState | null]>([
  ['sent', 'accept', 0, 'accepted'],
  ['sent', 'reject', 7 * DAY - 1, 'rejected'],
  ['sent', 'revoke', 1, 'revoked'],
  ['sent', 'accept', 7 * DAY, null],
  ['sent', 'expire', 7 * DAY, 'expired'],
  ['sent', 'expire', 7 * DAY - 1, null],
  ['revoked', 'accept', 1, null],
  ['accepted', 'expire', 8 * DAY, null],
])('%s, %s after %i ms: %s', (state, event, after, next) => {
  const outcome = nextInviteState({ state, sentAt: 1000 }, event, 1000 + after)
  expect(outcome).toEqual(
    next === null ? { ok: false, code: 'invalid_transition' } : { ok: true, value: next },
  )
})
