import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '../interval.ts'
import { proposalDeadline } from './index.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const inMs = (ms: number) => NOW + ms
const until = (current: number, proposed: number) =>
  proposalDeadline({ current: inMs(current), proposed: inMs(proposed) }, NOW, { reschedule_hours: 12 })

it('the patient has two days to answer, less where either time is near', () => {
  expect(until(7 * DAY, 9 * DAY)).toEqual({ ok: true, value: inMs(2 * DAY) })
  expect(until(DAY, 9 * DAY)).toEqual({ ok: true, value: inMs(12 * HOUR) })
  expect(until(7 * DAY, DAY)).toEqual({ ok: true, value: inMs(23 * HOUR) })
})

it('nobody is asked when they could not move it any more, or would have no time to answer', () => {
  expect(until(12 * HOUR, 9 * DAY)).toEqual({ ok: false, code: 'proposal_too_late' })
  expect(until(7 * DAY, HOUR + 14 * MINUTE)).toEqual({ ok: false, code: 'proposal_too_late' })
  expect(until(7 * DAY, HOUR + 15 * MINUTE)).toMatchObject({ ok: true })
})
