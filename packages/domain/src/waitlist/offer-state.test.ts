import { expect, test } from 'vitest'
import { nextOfferState, type OfferEvent, offerStates } from './index.ts'

const events: readonly OfferEvent[] = ['accept', 'take', 'release', 'decline', 'lapse']
const leadsTo = (state: (typeof offerStates)[number]) =>
  Object.fromEntries(
    events.flatMap((event) => {
      const next = nextOfferState(state, event)
      return next.ok ? [[event, next.value]] : []
    }),
  )

test('an offer is answered once, and only a refused payment opens it again', () => {
  expect(Object.fromEntries(offerStates.map((state) => [state, leadsTo(state)]))).toEqual({
    offered: { accept: 'booking', take: 'taken', decline: 'declined', lapse: 'expired' },
    booking: { accept: 'booking', take: 'taken', decline: 'declined', lapse: 'expired' },
    taken: { release: 'booking' },
    declined: {},
    expired: {},
  })
})
