import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { BookingLink } from '@emma/contracts/booking/on-behalf'
import { describe, expect, it } from 'vitest'
import { appointmentOf } from '../../../test/booking-api.fake.ts'
import { reservedOf } from '../../booking/index.ts'
import { blockOf, blockValuesOf, newBlock, touches } from '../hours/block-values.ts'
import {
  appointmentEvents,
  blockEvents,
  hoursOf,
  offeredEvents,
  reservedEvents,
  ruleEvents,
} from './calendar-events.ts'
import { daysOf, isThere, readFilters, stepped } from './calendar-filters.ts'

const zone = 'America/Manaus'
const rule = (more: Partial<AvailabilityRule>): AvailabilityRule => ({
  id: 'r',
  weekday: null,
  date: null,
  init_hour: '08:00',
  final_hour: '12:00',
  interval: 30,
  pause: 0,
  place_id: null,
  valid_from: null,
  valid_until: null,
  ...more,
})

describe('what the address says of the calendar', () => {
  it('is the week of today, without the canceled ones, where it says nothing or nonsense', () => {
    const plain = { view: 'week', date: undefined, layer: 'appointments', show: 'active', local: undefined }
    expect(readFilters({})).toEqual(plain)
    expect(readFilters({ view: 'year', date: '2026-02-30', layer: 1, show: '' })).toEqual(plain)
    expect(readFilters({ view: 'day', date: '2026-11-24', layer: 'hours', show: 'all' })).toEqual({
      view: 'day',
      date: '2026-11-24',
      layer: 'hours',
      show: 'all',
      local: undefined,
    })
  })

  it('is one place, or what is by video, where the address names it', () => {
    const clinic = '018f0000-0000-7000-8000-0000000000c1'
    const [there, video] = [{ place_id: clinic }, { place_id: null }]
    const seen = (local: unknown) => [there, video].map((each) => isThere(readFilters({ local }).local, each))
    expect(seen(clinic)).toEqual([true, false])
    expect(seen('online')).toEqual([false, true])
    expect(seen(undefined)).toEqual([true, true])
    expect(seen('nonsense')).toEqual([true, true])
  })

  it('shows whole weeks from Sunday, a month too', () => {
    expect(daysOf('day', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2026-11-24' })
    expect(daysOf('week', '2026-11-24')).toEqual({ from: '2026-11-22', to: '2026-11-28' })
    expect(daysOf('month', '2026-12-31')).toEqual({ from: '2026-11-29', to: '2027-01-02' })
  })

  it.each([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-11-24', -1, '2026-11-17'],
    ['month', '2026-12-31', 1, '2027-01-01'],
    ['month', '2027-01-15', -1, '2026-12-01'],
  ] as const)('steps by a %s from %s by %s to %s', (view, date, step, expected) => {
    expect(stepped(view, date, step)).toBe(expected)
  })
})

describe('events of the grid', () => {
  const days = { from: '2026-11-22', to: '2026-12-05' }
  const starts = (each: AvailabilityRule) => ruleEvents([each], days, '', 'default').map(({ start }) => start)

  it('are the dates that a rule opens', () => {
    expect(starts(rule({ weekday: 2 }))).toEqual(['2026-11-24 08:00:00', '2026-12-01 08:00:00'])
    expect(starts(rule({ weekday: 2, valid_from: '2026-11-25' }))).toEqual(['2026-12-01 08:00:00'])
    expect(starts(rule({ weekday: 2, valid_until: '2026-11-30' }))).toEqual(['2026-11-24 08:00:00'])
    expect(starts(rule({ date: '2026-11-26' }))).toEqual(['2026-11-26 08:00:00'])
    expect(starts(rule({ date: '2026-12-06' }))).toEqual([])
  })

  it('stand on the wall of the practice, and the grid reaches as far as they do', () => {
    const block = { id: 'b', starts_at: '2026-11-24T12:00:00Z', ends_at: '2026-11-24T14:30:00Z', reason: '' }
    expect(blockEvents([block], days, zone, 'Folga')).toMatchObject([
      { title: 'Folga', start: '2026-11-24 08:00:00', end: '2026-11-24 10:30:00' },
    ])
    expect(hoursOf([])).toEqual({ from: '07:00:00', to: '20:00:00' })
    const late = rule({ date: '2026-11-24', init_hour: '05:30', final_hour: '24:00' })
    expect(hoursOf(ruleEvents([late], days, '', 'default'))).toEqual({ from: '05:00:00', to: '23:59:59' })
  })
})

describe('time off in the grid', () => {
  const days = { from: '2026-11-22', to: '2026-11-28' }
  const shown = (starts_at: string, ends_at: string) =>
    blockEvents([{ id: 'b', starts_at, ends_at, reason: '' }], days, zone, 'Folga').map(
      ({ start, end, payload }) => [start, end, payload?.entry.kind === 'block' && payload.entry.isPart],
    )

  it('that is of whole days, or of one day, is one piece', () => {
    expect(shown('2026-11-24T04:00:00.000Z', '2026-11-26T04:00:00.000Z')).toEqual([
      ['2026-11-24 00:00:00', '2026-11-26 00:00:00', undefined],
    ])
    expect(shown('2026-11-24T22:00:00.000Z', '2026-11-25T04:00:00.000Z')).toEqual([
      ['2026-11-24 18:00:00', '2026-11-25 00:00:00', undefined],
    ])
  })

  it('that began on an earlier day is seen on each of its days alone', () => {
    const whole = {
      id: 'b',
      starts_at: '2026-11-24T04:00:00.000Z',
      ends_at: '2026-11-26T04:00:00.000Z',
      reason: '',
    }
    const on = (date: string) =>
      blockEvents([whole], { from: date, to: date }, zone, 'Folga').map(({ start, end }) => [start, end])
    expect(on('2026-11-25')).toEqual([['2026-11-25 00:00:00', '2026-11-26 00:00:00']])
    expect(on('2026-11-26')).toEqual([])
  })

  it('that goes on over midnight says its hours on each of the days that are seen', () => {
    expect(shown('2026-11-27T22:00:00.000Z', '2026-11-30T12:00:00.000Z')).toEqual([
      ['2026-11-27 18:00:00', '2026-11-27 23:59:59', true],
      ['2026-11-28 00:00:00', '2026-11-28 23:59:59', true],
    ])
  })
})

describe('time off in a form', () => {
  const block = (starts_at: string, ends_at: string): Block => ({ id: 'b', starts_at, ends_at, reason: 'x' })

  it.each([
    block('2026-12-25T04:00:00.000Z', '2026-12-27T04:00:00.000Z'),
    block('2026-12-25T12:00:00.000Z', '2026-12-25T14:15:00.000Z'),
  ])('is what it was when nothing is changed: %j', (kept) => {
    const { id: _, ...body } = kept
    expect(blockOf(blockValuesOf(kept, zone), zone)).toEqual(body)
  })

  it('is of the days that it covers, and not of the one at whose first moment it ends', () => {
    const off = block('2026-12-25T04:00:00.000Z', '2026-12-27T04:00:00.000Z')
    const dates = ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27']
    expect(dates.filter((date) => touches(off, date, zone))).toEqual(['2026-12-25', '2026-12-26'])
  })

  it('is one whole day where nothing else is said, and nothing without a date', () => {
    expect(blockOf(newBlock('2026-12-25'), zone)).toEqual({
      starts_at: '2026-12-25T04:00:00.000Z',
      ends_at: '2026-12-26T04:00:00.000Z',
      reason: '',
    })
    expect(blockOf({ ...newBlock(''), kind: 'hours' }, zone)).toBeNull()
  })
})

describe('what is kept for somebody', () => {
  const date = (position: number, more: object = {}) => ({
    position,
    starts_at: `2026-12-0${position}T09:00:00-04:00`,
    ends_at: `2026-12-0${position}T09:50:00-04:00`,
    status: 'open' as const,
    paying: false,
    price: 18_000,
    until: `2026-11-0${position}T09:00:00-04:00`,
    ...more,
  })
  const link = (more: Partial<BookingLink>): BookingLink => ({
    id: 'l',
    mode: 'link',
    status: 'open',
    customer_id: null,
    dependent: null,
    name: 'Zoë D’Ávila',
    specialty: { id: 's', name: 'Psicologia' },
    starts_at: '2026-12-01T09:00:00-04:00',
    ends_at: '2026-12-01T09:50:00-04:00',
    timezone: zone,
    place: null,
    price: 18_000,
    expires_at: '2026-11-30T09:00:00-04:00',
    paying: false,
    url: null,
    sent_at: '2026-11-29T09:00:00-04:00',
    series: null,
    can: { resend: false, cancel: true },
    ...more,
  })
  const shown = (...links: BookingLink[]) =>
    reservedEvents(reservedOf(links), zone, 'Pessoa sem cadastro').map(({ title, start, end, payload }) => {
      const entry = payload?.entry
      return [title, start, end, entry?.kind === 'reserved' ? entry.reserved.series : undefined]
    })

  it('stands in the calendar, each date of a series with its place in it', () => {
    const dates = [date(1, { status: 'accepted' }), date(2), date(3, { paying: true }), date(4)]
    expect(shown(link({ series: { id: 'l', confirmed: true, dates } }))).toEqual([
      ['Zoë D’Ávila', '2026-12-02 09:00:00', '2026-12-02 09:50:00', { position: 2, size: 4 }],
      ['Zoë D’Ávila', '2026-12-04 09:00:00', '2026-12-04 09:50:00', { position: 4, size: 4 }],
    ])
  })

  it('is a single date as long as it is neither over nor being paid', () => {
    expect(shown(link({ name: null }))).toEqual([
      ['Pessoa sem cadastro', '2026-12-01 09:00:00', '2026-12-01 09:50:00', null],
    ])
    expect(shown(link({ status: 'expired' }), link({ paying: true }))).toEqual([])
  })
})

it('a time that is offered to the waiting list stands in the calendar as long as it is', () => {
  const offer = {
    id: 'o',
    starts_at: '2026-12-01T09:00:00-04:00',
    ends_at: '2026-12-01T09:30:00-04:00',
    place_id: null,
    expires_at: '2026-11-29T10:10:00-04:00',
  }
  const [event] = offeredEvents([offer], zone, ({ expires_at }) => expires_at)
  expect(event).toMatchObject({ title: offer.expires_at, start: '2026-12-01 09:00:00' })
})

it('an appointment is the patient’s, not the guardian’s who booked it', () => {
  const dependent = { id: 'd', name: 'Ágata Nogueira' }
  expect(appointmentEvents([appointmentOf({ dependent })]).map(({ title }) => title)).toEqual([
    dependent.name,
  ])
})
