import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../interval.ts'
import {
  ACTIVE_STATES,
  type AppointmentFacts,
  type AppointmentState,
  appointmentCan,
  appointmentStates,
  isFinal,
  nextState,
  type Participant,
} from './index.ts'

describe('appointment states', () => {
  it('allow exactly these', () => {
    const events = [
      'settle',
      'expire',
      'start',
      'finish',
      'mark_no_show',
      'unmet',
      'reschedule',
      'cancel_by_customer',
      'cancel_by_specialist',
    ] as const
    const moves = appointmentStates.flatMap((state) =>
      events.flatMap((event) => {
        const next = nextState(state, event)
        return next.ok ? [`${state} ${event} ${next.value}`] : []
      }),
    )
    expect(moves).toEqual([
      'awaiting_payment settle confirmed',
      'awaiting_payment expire expired',
      'awaiting_payment cancel_by_customer canceled_by_customer',
      'awaiting_payment cancel_by_specialist canceled_by_specialist',
      'confirmed start in_progress',
      'confirmed mark_no_show no_show',
      'confirmed reschedule confirmed',
      'confirmed cancel_by_customer canceled_by_customer',
      'confirmed cancel_by_specialist canceled_by_specialist',
      'in_progress finish finished',
      'in_progress mark_no_show no_show',
      'in_progress unmet canceled_by_specialist',
      'expired settle confirmed',
    ])
  })

  it('end, and those that end stand on no slot', () => {
    const final = appointmentStates.filter(isFinal)
    expect(final).toEqual(['finished', 'no_show', 'canceled_by_customer', 'canceled_by_specialist'])
    expect(final.filter((state) => ACTIVE_STATES.some((active) => active === state))).toEqual([])
  })
})

const startsAt = Date.parse('2026-03-02T12:00Z')
const base: AppointmentFacts = {
  state: 'confirmed',
  startsAt,
  endsAt: startsAt + 30 * MINUTE,
  customerId: 'c1',
  specialistId: 's1',
  customerJoined: false,
  reviewed: false,
}
const people = {
  customer: { role: 'customer', id: 'c1' },
  specialist: { role: 'specialist', id: 's1' },
  admin: { role: 'admin', id: 'a1' },
  stranger: { role: 'customer', id: 'c2' },
  colleague: { role: 'specialist', id: 's2' },
} as const satisfies Record<string, Participant>

type Case = [
  action: keyof typeof appointmentCan,
  who: keyof typeof people,
  minutesFromStart: number,
  state: AppointmentState,
  outcome: string,
  more?: Partial<AppointmentFacts>,
]
const cases: Case[] = [
  ['cancel', 'customer', -1, 'confirmed', 'ok'],
  ['cancel', 'customer', -1, 'awaiting_payment', 'ok'],
  ['cancel', 'customer', 0, 'confirmed', 'cancel_not_allowed'],
  ['cancel', 'specialist', -1, 'confirmed', 'ok'],
  ['cancel', 'admin', -1, 'confirmed', 'ok'],
  ['cancel', 'stranger', -1, 'confirmed', 'not_found'],
  ['cancel', 'colleague', -1, 'confirmed', 'not_found'],
  ['cancel', 'specialist', -1, 'in_progress', 'cancel_not_allowed'],
  ['cancel', 'customer', -1, 'expired', 'cancel_not_allowed'],
  ['join', 'customer', -11, 'confirmed', 'call_not_open'],
  ['join', 'customer', -10, 'confirmed', 'ok'],
  ['join', 'specialist', 150, 'in_progress', 'ok'],
  ['join', 'specialist', 151, 'in_progress', 'call_not_open'],
  ['join', 'customer', 0, 'awaiting_payment', 'call_not_open'],
  ['join', 'customer', 0, 'finished', 'call_not_open'],
  ['join', 'admin', 0, 'confirmed', 'forbidden'],
  ['join', 'stranger', 0, 'confirmed', 'not_found'],
  ['reschedule', 'customer', -720, 'confirmed', 'ok'],
  ['reschedule', 'customer', -719, 'confirmed', 'reschedule_not_allowed'],
  ['reschedule', 'customer', -900, 'awaiting_payment', 'reschedule_not_allowed'],
  ['reschedule', 'specialist', -900, 'confirmed', 'forbidden'],
  ['reschedule', 'colleague', -900, 'confirmed', 'not_found'],
  ['prepare', 'customer', -900, 'confirmed', 'ok'],
  ['prepare', 'customer', 29, 'confirmed', 'ok'],
  ['prepare', 'customer', 30, 'confirmed', 'preparation_closed'],
  ['prepare', 'customer', -1, 'in_progress', 'preparation_closed'],
  ['prepare', 'customer', -900, 'awaiting_payment', 'preparation_closed'],
  ['prepare', 'specialist', -900, 'confirmed', 'forbidden'],
  ['prepare', 'stranger', -900, 'confirmed', 'not_found'],
  ['review', 'customer', 60, 'finished', 'ok'],
  ['review', 'customer', 60, 'finished', 'review_not_allowed', { reviewed: true }],
  ['review', 'customer', 60, 'no_show', 'review_not_allowed'],
  ['review', 'specialist', 60, 'finished', 'forbidden'],
  ['start', 'specialist', -10, 'confirmed', 'ok'],
  ['start', 'specialist', -11, 'confirmed', 'call_not_open'],
  ['start', 'specialist', 0, 'in_progress', 'invalid_transition'],
  ['start', 'customer', 0, 'confirmed', 'forbidden'],
  ['finish', 'specialist', 5, 'in_progress', 'ok'],
  ['finish', 'specialist', 5, 'confirmed', 'invalid_transition'],
  ['finish', 'customer', 5, 'in_progress', 'forbidden'],
  ['markNoShow', 'specialist', 14, 'confirmed', 'invalid_transition'],
  ['markNoShow', 'specialist', 15, 'confirmed', 'ok'],
  ['markNoShow', 'specialist', 15, 'in_progress', 'ok'],
  ['markNoShow', 'specialist', 15, 'in_progress', 'invalid_transition', { customerJoined: true }],
  ['markNoShow', 'stranger', 15, 'confirmed', 'not_found'],
]

it.each(cases)('%s by %s at %i min, %s: %s', (action, who, minutes, state, outcome, more = {}) => {
  const now = startsAt + minutes * MINUTE
  const answer = appointmentCan[action]({ ...base, state, ...more }, people[who], now, {
    reschedule_hours: 12,
  })
  expect(answer.ok ? 'ok' : answer.code).toBe(outcome)
})

it('joining ends two hours after the end, to the millisecond', () => {
  const last = base.endsAt + 2 * HOUR
  const join = (now: number) => appointmentCan.join(base, people.customer, now, { reschedule_hours: 12 }).ok
  expect([join(last), join(last + 1)]).toEqual([true, false])
})
