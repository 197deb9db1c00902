import { createServer, type Server } from 'node:http'
import type { LookupFunction } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { busyOf, calendar, event, readingOf } from '../../../test/fixtures/icalendar.ts'
import { freePort } from '../../../test/free-port.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { createPublicLookup, isPublicAddress, isPublicUrl } from './public-host.ts'

describe('busy time of a calendar', () => {
  test('is in the zone of each event, and of the specialist where it has none', async () => {
    const text = calendar(
      event(
        'ny',
        'DTSTART;TZID=America/New_York:20261124T090000',
        'DTEND;TZID=America/New_York:20261124T100000',
      ),
      event('floating', 'DTSTART:20261125T090000', 'DURATION:PT90M'),
      event('day', 'DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128'),
      event(
        'outlook',
        'DTSTART;TZID=E. South America Standard Time:20261201T090000',
        'DTEND;TZID=E. South America Standard Time:20261201T100000',
      ),
    )
    expect(await busyOf(text, 'America/Manaus')).toEqual([
      '2026-11-24T14:00 2026-11-24T15:00',
      '2026-11-25T13:00 2026-11-25T14:30',
      '2026-11-26T04:00 2026-11-28T04:00',
      '2026-12-01T12:00 2026-12-01T13:00',
    ])
  })

  test('repeats by the clock of its zone, without what was taken out, moved or canceled', async () => {
    const zone = 'TZID=America/New_York'
    const hours = (day: string, from = '090000', to = '100000') => [
      `DTSTART;${zone}:${day}T${from}`,
      `DTEND;${zone}:${day}T${to}`,
    ]
    const text = calendar(
      event('r', ...hours('20261123'), 'RRULE:FREQ=WEEKLY;COUNT=5', `EXDATE;${zone}:20261130T090000`),
      event('r', `RECURRENCE-ID;${zone}:20261207T090000`, ...hours('20261207', '150000', '160000')),
      event('r', `RECURRENCE-ID;${zone}:20261214T090000`, 'STATUS:CANCELLED', ...hours('20261214')),
    )
    expect(await busyOf(text)).toEqual([
      '2026-11-23T14:00 2026-11-23T15:00',
      '2026-12-07T20:00 2026-12-07T21:00',
      '2026-12-21T14:00 2026-12-21T15:00',
    ])
    const summer = calendar(event('s', ...hours('20270301'), 'RRULE:FREQ=WEEKLY;COUNT=3'))
    // New York moves its clocks on 14 March 2027.
    expect(await busyOf(summer)).toEqual([
      '2027-03-01T14:00 2027-03-01T15:00',
      '2027-03-08T14:00 2027-03-08T15:00',
      '2027-03-15T13:00 2027-03-15T14:00',
    ])
  })

  test('is also what an event lists beside its rule, but not what was taken out of it or moved', async () => {
    const zone = 'TZID=America/New_York'
    const hours = [`DTSTART;${zone}:20261124T090000`, `DTEND;${zone}:20261124T100000`]
    const text = calendar(
      event('r', ...hours, 'RRULE:FREQ=DAILY;COUNT=2', `RDATE;${zone}:20261201T090000,20261202T140000`),
      event(
        's',
        'DTSTART:20261210T120000Z',
        'DTEND:20261210T130000Z',
        'RDATE:20261211T120000Z,20261212T120000Z,20261213T120000Z,20280101T120000Z',
        'RDATE;VALUE=PERIOD:20261214T120000Z/20261214T150000Z,20261215T120000Z/PT30M',
        'EXDATE:20261212T120000Z',
      ),
      event('s', 'RECURRENCE-ID:20261213T120000Z', 'DTSTART:20261213T180000Z', 'DTEND:20261213T190000Z'),
      event('day', 'DTSTART;VALUE=DATE:20261220', 'RDATE;VALUE=DATE:20261222'),
      event('free', 'DTSTART:20270101T120000Z', 'RDATE:20270102T120000Z', 'TRANSP:TRANSPARENT'),
    )
    expect(await busyOf(text)).toEqual([
      '2026-11-24T14:00 2026-11-24T15:00',
      '2026-11-25T14:00 2026-11-25T15:00',
      '2026-12-01T14:00 2026-12-01T15:00',
      '2026-12-02T19:00 2026-12-02T20:00',
      '2026-12-10T12:00 2026-12-10T13:00',
      '2026-12-11T12:00 2026-12-11T13:00',
      '2026-12-13T18:00 2026-12-13T19:00',
      '2026-12-14T12:00 2026-12-14T15:00',
      '2026-12-15T12:00 2026-12-15T12:30',
      '2026-12-20T03:00 2026-12-21T03:00',
      '2026-12-22T03:00 2026-12-23T03:00',
    ])
  })

  test('is nothing that is free, canceled, without length, our own, or no event', async () => {
    const hours = ['DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z']
    const text = calendar(
      event('a', ...hours, 'TRANSP:TRANSPARENT'),
      event('b', ...hours, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      event('c', ...hours, 'STATUS:CANCELLED'),
      event('d', 'DTSTART:20261124T120000Z'),
      event('0190-7@emma.test', ...hours),
      'BEGIN:VTODO\r\nUID:e\r\nDTSTAMP:20261101T000000Z\r\nDUE:20261124T120000Z\r\nEND:VTODO',
    )
    expect(await busyOf(text)).toEqual([])
  })

  test('is what still goes on, and years of repetition, joined where it touches', async () => {
    const text = calendar(
      event('long', 'DTSTART:20261120T000000Z', 'DTEND:20261124T000000Z'),
      event('next', 'DTSTART:20261124T000000Z', 'DTEND:20261125T000000Z'),
      event('old', 'DTSTART:19900101T120000Z', 'DTEND:19900101T130000Z', 'RRULE:FREQ=YEARLY'),
      event(
        'daily',
        'DTSTART:19950101T230000Z',
        'DTEND:19950101T233000Z',
        'RRULE:FREQ=DAILY;UNTIL=20261126T000000Z',
      ),
    )
    expect(await busyOf(text)).toEqual([
      '2026-11-23T03:00 2026-11-25T00:00',
      '2026-11-25T23:00 2026-11-25T23:30',
      '2027-01-01T12:00 2027-01-01T13:00',
    ])
  })

  test('of a broken file is unknown', async () => {
    const rule = (text: string) =>
      calendar(event('x', 'DTSTART:20261124T120000Z', 'DTEND:20261124T120001Z', `RRULE:${text}`))
    expect(await busyOf('not a calendar')).toBeUndefined()
    expect(await busyOf(rule('FREQ=SECONDLY'))).toBeUndefined()
    expect(await busyOf(rule('FREQ=NEVER'))).toBeUndefined()
  })
})

describe('a calendar with events that cannot be read', () => {
  const hours = ['DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z']
  const good = [
    event('good', 'DTSTART:20261126T120000Z', 'DTEND:20261126T130000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    event('other', 'DTSTART:20261127T120000Z', 'DTEND:20261127T130000Z'),
  ]
  const goodHours = [
    '2026-11-26T12:00 2026-11-26T13:00',
    '2026-11-27T12:00 2026-11-27T13:00',
    '2026-12-03T12:00 2026-12-03T13:00',
  ]

  test.each([
    ['an unknown frequency', 'RRULE:FREQ=NEVER'],
    ['no frequency', 'RRULE:COUNT=3'],
    ['no rule after its name', 'RRULE:'],
    ['an unknown weekday', 'RRULE:FREQ=WEEKLY;BYDAY=XX'],
    ['an end that is no date', 'RRULE:FREQ=DAILY;UNTIL=banana'],
    ['no step', 'RRULE:FREQ=DAILY;INTERVAL=0'],
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['too many times', 'RRULE:FREQ=MINUTELY;INTERVAL=5'],
    ['a listed date that is none', 'RDATE:banana'],
  ])('has the others, and the first time of one that repeats by %s', async (_what, rule) => {
    const broken = event('broken', ...hours, rule)
    for (const parts of [
      [broken, ...good],
      [...good, broken],
    ]) {
      expect(await readingOf(calendar(...parts))).toEqual({
        busy: ['2026-11-24T12:00 2026-11-24T13:00', ...goodHours],
        unread: 1,
      })
    }
  })

  test.each([
    ['two beginnings', event('x', ...hours, 'DTSTART:20261125T120000Z')],
    ['a beginning that is no date', event('x', 'DTSTART:hello', 'DTEND:20261125T130000Z')],
    ['no beginning', event('x', 'DTEND:20261125T130000Z')],
    ['a change of no date', event('good', 'RECURRENCE-ID:banana', ...hours)],
  ])('has the others beside one with %s', async (_what, broken) => {
    expect(await readingOf(calendar(broken, ...good))).toEqual({ busy: goodHours, unread: 1 })
  })

  test('has the changed dates of one that repeats in no way', async () => {
    const change = event(
      'r',
      'RECURRENCE-ID:20261125T120000Z',
      'DTSTART:20261125T150000Z',
      'DTEND:20261125T160000Z',
    )
    expect(await readingOf(calendar(event('r', ...hours, 'RRULE:FREQ=SECONDLY'), change))).toEqual({
      busy: ['2026-11-24T12:00 2026-11-24T13:00', '2026-11-25T15:00 2026-11-25T16:00'],
      unread: 1,
    })
  })

  test('counts each of them', async () => {
    const broken = ['a', 'b', 'c'].map((uid) => event(uid, ...hours, 'RRULE:FREQ=NEVER'))
    expect(await readingOf(calendar(...broken, ...good))).toMatchObject({ unread: 3 })
  })
})

describe('busy times without events (RFC 5545, 3.6.4)', () => {
  const freeBusy = (...lines: string[]) =>
    [
      'BEGIN:VFREEBUSY',
      'UID:fb',
      'DTSTART:20261124T000000Z',
      'DTEND:20261201T000000Z',
      ...lines,
      'END:VFREEBUSY',
    ].join('\r\n')

  test('are busy of every type but free, by end or length, beside events', async () => {
    const text = calendar(
      freeBusy(
        'FREEBUSY:20261124T120000Z/20261124T130000Z,20261124T150000Z/PT30M',
        'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261125T120000Z/PT1H',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261126T120000Z/PT1H',
        'FREEBUSY;FBTYPE=X-LUNCH:20261127T120000Z/PT1H',
        'FREEBUSY;FBTYPE=FREE:20261128T120000Z/PT1H',
        'freebusy;fbtype=free:20261128T150000Z/PT1H',
      ),
      event('e', 'DTSTART:20261129T120000Z', 'DTEND:20261129T130000Z'),
      freeBusy('FREEBUSY;FBTYPE=BUSY:20261130T120000Z/20261130T1', ' 30000Z'),
    )
    expect(await readingOf(text)).toEqual({
      busy: [
        '2026-11-24T12:00 2026-11-24T13:00',
        '2026-11-24T15:00 2026-11-24T15:30',
        '2026-11-25T12:00 2026-11-25T13:00',
        '2026-11-26T12:00 2026-11-26T13:00',
        '2026-11-27T12:00 2026-11-27T13:00',
        '2026-11-29T12:00 2026-11-29T13:00',
        '2026-11-30T12:00 2026-11-30T13:00',
      ],
      unread: 0,
    })
  })

  test('that cannot be read are counted', async () => {
    const text = calendar(freeBusy('FREEBUSY:20261124T120000Z/PT1H,hello/PT1H'))
    expect(await readingOf(text)).toEqual({ busy: ['2026-11-24T12:00 2026-11-24T13:00'], unread: 1 })
  })
})

describe('only the public internet is asked', () => {
  test.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['192.168.0.1', false],
    ['172.20.0.1', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', true],
    ['64:ff9b::a00:1', false],
    ['2002:a00:1::', false],
    ['not an address', false],
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  test.each([
    'https://0x7f.1/',
    'https://017700000001/',
    'https://a/',
    'https://x.localhost/',
    'https://x.local./',
  ])('not %s', (url) => {
    expect(isPublicUrl(new URL(url))).toBe(false)
  })

  let server: Server
  let asked: string[]
  let origin: string
  beforeAll(async () => {
    asked = []
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
      response.end('BEGIN:VCALENDAR')
    })
    const port = await freePort()
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    origin = `http://calendar.test:${port}`
  })
  afterAll(() => void server.close())

  const lookupAs = (...addresses: string[]) =>
    createPublicLookup((_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  const ask = (path: string, lookup: LookupFunction) =>
    fetchCalendar(new URL(`${origin}${path}`), undefined, { lookup, mayAsk: () => true })

  test('also where the name of a public host leads inside: nobody there is asked', async () => {
    expect(await ask('/a', lookupAs('127.0.0.1'))).toEqual({ kind: 'failed', failure: 'not_public' })
    expect(await ask('/a', lookupAs('8.8.8.8', '127.0.0.1'))).toEqual({
      kind: 'failed',
      failure: 'not_public',
    })
    expect(await ask('/a', lookupAs('::ffff:127.0.0.1'))).toEqual({ kind: 'failed', failure: 'not_public' })
    expect(asked).toEqual([])
  })

  test('a host that leads on for ever is left', async () => {
    const inside: LookupFunction = (_name, { all }, callback) =>
      all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)
    const answer = await ask('/loop', inside)
    expect(answer).toEqual({ kind: 'failed', failure: 'refused' })
    expect(asked).toHaveLength(4)
  })
})
