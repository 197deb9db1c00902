import { expect, test } from 'vitest'
import { busyOf, calendar, event } from '../../../test/fixtures/icalendar.ts'

const [saoPaulo, newYork] = ['TZID=America/Sao_Paulo', 'TZID=America/New_York']
/** Hours of a day in a zone. */
const hours = (zone: string, day: string, from: string, to: string) => [
  `DTSTART;${zone}:${day}T${from}00`,
  `DTEND;${zone}:${day}T${to}00`,
]
/** A zone that only the calendar itself describes, five hours behind UTC. */
const hospital = [
  ...['BEGIN:VTIMEZONE', 'TZID:Hospital', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
  ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0500', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\r\n')

test('a change of a date and all later ones moves and lengthens them, but not what was changed or taken out', async () => {
  const text = calendar(
    event(
      'r',
      ...hours(saoPaulo, '20261124', '0900', '1000'),
      'RRULE:FREQ=DAILY;COUNT=6',
      `EXDATE;${saoPaulo}:20261128T090000`,
    ),
    event(
      'r',
      `RECURRENCE-ID;RANGE=THISANDFUTURE;${saoPaulo}:20261126T090000`,
      ...hours(saoPaulo, '20261126', '1400', '1600'),
    ),
    event('r', `RECURRENCE-ID;${saoPaulo}:20261127T090000`, ...hours(saoPaulo, '20261127', '0700', '0800')),
  )
  expect(await busyOf(text)).toEqual([
    '2026-11-24T12:00 2026-11-24T13:00',
    '2026-11-25T12:00 2026-11-25T13:00',
    '2026-11-26T17:00 2026-11-26T19:00',
    '2026-11-27T10:00 2026-11-27T11:00',
    '2026-11-29T17:00 2026-11-29T19:00',
  ])
})

test('of several such changes the last one before a date counts, by the clock of the zone, for listed dates too', async () => {
  const ofLater = (day: string) => `RECURRENCE-ID;RANGE=THISANDFUTURE;${newYork}:${day}T090000`
  const text = calendar(
    event(
      'r',
      ...hours(newYork, '20270301', '0900', '1000'),
      'RRULE:FREQ=WEEKLY;COUNT=4',
      `RDATE;${newYork}:20270331T090000`,
    ),
    event('r', ofLater('20270322'), ...hours(newYork, '20270322', '0800', '0900')),
    event('r', ofLater('20270308'), ...hours(newYork, '20270309', '1100', '1130')),
  )
  // New York moves its clocks on 14 March 2027.
  expect(await busyOf(text)).toEqual([
    '2027-03-01T14:00 2027-03-01T15:00',
    '2027-03-09T16:00 2027-03-09T16:30',
    '2027-03-16T15:00 2027-03-16T15:30',
    '2027-03-22T12:00 2027-03-22T13:00',
    '2027-03-31T12:00 2027-03-31T13:00',
  ])
})

test('such a change cancels, moves whole days, and moves dates into the period that begin before it', async () => {
  const ofLater = 'RECURRENCE-ID;RANGE=THISANDFUTURE'
  const canceled = calendar(
    event('c', 'DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z', 'RRULE:FREQ=DAILY'),
    event('c', `${ofLater}:20261125T120000Z`, 'DTSTART:20261125T120000Z', 'STATUS:CANCELLED'),
  )
  expect(await busyOf(canceled)).toEqual(['2026-11-24T12:00 2026-11-24T13:00'])
  const days = calendar(
    event('d', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261125', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event('d', `${ofLater};VALUE=DATE:20261201`, 'DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261204'),
  )
  expect(await busyOf(days)).toEqual([
    '2026-11-24T03:00 2026-11-25T03:00',
    '2026-12-02T03:00 2026-12-04T03:00',
    '2026-12-09T03:00 2026-12-11T03:00',
  ])
  const before = calendar(
    event('b', 'DTSTART:20261101T120000Z', 'DTEND:20261101T130000Z', 'RRULE:FREQ=DAILY;COUNT=20'),
    event('b', `${ofLater}:20261118T120000Z`, 'DTSTART:20261123T120000Z', 'DTEND:20261123T130000Z'),
  )
  expect(await busyOf(before)).toEqual([
    '2026-11-23T12:00 2026-11-23T13:00',
    '2026-11-24T12:00 2026-11-24T13:00',
    '2026-11-25T12:00 2026-11-25T13:00',
  ])
})

test('times without a zone repeat on their own weekday, also late in the evening', async () => {
  const text = calendar(
    event(
      'f',
      'DTSTART:20261124T220000',
      'DTEND:20261124T230000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261201T220000',
    ),
  )
  expect(await busyOf(text)).toEqual([
    '2026-11-25T01:00 2026-11-25T02:00',
    '2026-12-02T01:00 2026-12-02T02:00',
  ])
  expect(await busyOf(text.replace('VERSION', 'X-WR-TIMEZONE:America/Noronha\r\nVERSION'))).toEqual([
    '2026-11-25T00:00 2026-11-25T01:00',
    '2026-12-02T00:00 2026-12-02T01:00',
  ])
})

test('a zone may be described by the calendar only, before or after its events, or named with a colon', async () => {
  const rule = 'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2'
  const own = event('h', ...hours('TZID=Hospital', '20261124', '2000', '2100'), rule)
  const expected = ['2026-11-25T01:00 2026-11-25T02:00', '2026-12-02T01:00 2026-12-02T02:00']
  expect(await busyOf(calendar(hospital, own))).toEqual(expected)
  expect(await busyOf(calendar(own, hospital))).toEqual(expected)
  const outlook = event(
    'o',
    ...hours('TZID=(UTC-05:00) Bogota, Lima, Quito', '20261124', '2000', '2100'),
    rule,
  )
  expect(await busyOf(calendar(outlook))).toEqual(expected)
})

test('a whole day taken out of a series is the day of its zone', async () => {
  const text = calendar(
    event(
      'x',
      ...hours(saoPaulo, '20261124', '2200', '2300'),
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20261125',
    ),
  )
  expect(await busyOf(text)).toEqual([
    '2026-11-25T01:00 2026-11-25T02:00',
    '2026-11-27T01:00 2026-11-27T02:00',
  ])
})

test('every date counts that one is invited to of a series of somebody else', async () => {
  const invited = (day: string) =>
    event(
      'i',
      `RECURRENCE-ID:${day}T120000Z`,
      `DTSTART:${day}T150000Z`,
      `DTEND:${day}T160000Z`,
      'BEGIN:VALARM\r\nUID:alarm\r\nTRIGGER:-PT15M\r\nDURATION:PT15M\r\nEND:VALARM',
    )
  expect(await busyOf(calendar(invited('20261124'), invited('20261125')))).toEqual([
    '2026-11-24T15:00 2026-11-24T16:00',
    '2026-11-25T15:00 2026-11-25T16:00',
  ])
})

test('two changes on one day do not hide each other, and a changed whole day may have hours', async () => {
  const change = (sequence: number, from: string, to: string) =>
    event(
      't',
      `SEQUENCE:${sequence}`,
      `RECURRENCE-ID:20261125T${from}00Z`,
      `DTSTART:20261125T${to}00Z`,
      'DURATION:PT1H',
    )
  const twice = calendar(
    event('t', ...hours(saoPaulo, '20261125', '0900', '1000'), 'RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=2'),
    change(3, '1200', '1300'),
    change(1, '1800', '2000'),
  )
  expect(await busyOf(twice)).toEqual([
    '2026-11-25T13:00 2026-11-25T14:00',
    '2026-11-25T20:00 2026-11-25T21:00',
  ])
  const day = calendar(
    event('d', 'DTSTART;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    event('d', 'RECURRENCE-ID;VALUE=DATE:20261201', ...hours(saoPaulo, '20261203', '0900', '1000')),
  )
  expect(await busyOf(day)).toEqual([
    '2026-11-24T03:00 2026-11-25T03:00',
    '2026-12-03T12:00 2026-12-03T13:00',
  ])
})

test('a file may hold several calendars, folded lines, any line end and lower-case words', async () => {
  const one = event('a', 'DTSTART;TZID=America/Sao_\r\n Paulo:20261124T0\r\n\t90000', 'DURATION:PT1H')
  const canceled = event('c', 'DTSTART:20261126T120000Z', 'DURATION:PT1H', 'STATUS;X-A="1:2":cancelled')
  const two = event('b', 'dtstart:20261125T120000Z', 'duration:PT1H', 'transp:opaque')
  const text = calendar(one, canceled) + calendar(two)
  for (const end of ['\r\n', '\n', '\r'])
    expect(await busyOf(text.replaceAll('\r\n', end))).toEqual([
      '2026-11-24T12:00 2026-11-24T13:00',
      '2026-11-25T12:00 2026-11-25T13:00',
    ])
})
