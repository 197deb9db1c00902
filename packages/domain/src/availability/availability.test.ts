import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MINUTE } from '../interval.ts'
import {
  type AvailabilityRule,
  checkRule,
  conflictsAfter,
  differs,
  markOf,
  previewSlots,
  readSlotId,
  readSlotIdOf,
  slotIdOf,
  type WeeklyRule,
} from './index.ts'

const at = (iso: string) => Date.parse(iso)
const zone = 'America/Sao_Paulo'
const mondays: WeeklyRule = {
  kind: 'weekly',
  weekday: 1,
  initHour: '09:00',
  finalHour: '12:00',
  intervalMinutes: 30,
  placeId: null,
  validFrom: null,
  validUntil: null,
}

describe('rules', () => {
  it.each<[Partial<WeeklyRule>, string]>([
    [{ intervalMinutes: 4 }, 'interval_out_of_bounds'],
    [{ intervalMinutes: 481 }, 'interval_out_of_bounds'],
    [{ intervalMinutes: 7.5 }, 'interval_out_of_bounds'],
    [{ initHour: '9:00' }, 'hour_malformed'],
    [{ initHour: '12:00' }, 'hours_reversed'],
    [{ initHour: '11:45' }, 'no_slot_fits'],
    [{ weekday: 7 }, 'weekday_out_of_bounds'],
    [{ validFrom: '2026-02-30' }, 'date_malformed'],
    [{ validFrom: '2026-03-02', validUntil: '2026-03-01' }, 'validity_reversed'],
  ])('%j is refused as %s', (change, code) => {
    expect(checkRule({ ...mondays, ...change })).toEqual({ ok: false, code })
  })

  it('at the bounds are taken', () => {
    const rules: AvailabilityRule[] = [
      { ...mondays, intervalMinutes: 5, validFrom: '2026-03-02', validUntil: '2026-03-02' },
      { ...mondays, intervalMinutes: 480, initHour: '16:00', finalHour: '24:00' },
    ]
    expect(rules.map((rule) => checkRule(rule).ok)).toEqual([true, true])
  })
})

describe('preview', () => {
  const query = {
    date: '2026-03-02',
    intervalMinutes: 30,
    initHour: '09:00',
    finalHour: '11:30',
    zone,
    now: at('2026-03-02T12:10Z'),
    busy: [{ start: at('2026-03-02T12:45Z'), end: at('2026-03-02T13:00Z') }],
    blocks: [{ start: at('2026-03-02T13:30Z'), end: at('2026-03-02T14:00Z') }],
    opened: [{ start: at('2026-03-02T14:15Z'), end: at('2026-03-02T14:45Z') }],
  }
  it('says of each slot what it collides with', () => {
    const preview = previewSlots(query)
    expect(preview.ok && preview.value.map((slot) => [slot.initHour, slot.finalHour, slot.conflict])).toEqual(
      [
        ['09:00', '09:30', 'past'],
        ['09:30', '10:00', 'booked'],
        ['10:00', '10:30', null],
        ['10:30', '11:00', 'blocked'],
        ['11:00', '11:30', 'already_open'],
      ],
    )
  })
  it('refuses what no rule could be', () => {
    expect(previewSlots({ ...query, date: '2026-02-30' })).toEqual({ ok: false, code: 'date_malformed' })
  })
})

describe('conflicts after a change of rules', () => {
  const coming = (start: string, minutes: number, placeId: string | null = null) => ({
    start: at(start),
    end: at(start) + minutes * MINUTE,
    placeId,
  })
  const inside = coming('2026-03-02T12:10Z', 50)
  const late = coming('2026-03-02T14:40Z', 30)
  const tuesday = coming('2026-03-03T12:00Z', 30)
  const elsewhere = coming('2026-03-02T13:00Z', 30, 'a')

  it('lists what is outside hours, day or place', () => {
    const all = [inside, late, tuesday, elsewhere]
    expect(conflictsAfter({ rules: [mondays], blocks: [], zone }, all)).toEqual([late, tuesday, elsewhere])
  })
  it('lists what stands on time off', () => {
    const blocks = [{ start: at('2026-03-02T12:30Z'), end: at('2026-03-02T13:00Z') }]
    expect(conflictsAfter({ rules: [mondays], blocks, zone }, [inside])).toEqual([inside])
  })
})

describe('slot ids', () => {
  const start = fc.integer({ min: 0, max: at('2100-01-01T00:00Z') })
  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.uuid(), start, (specialistId, instant) => {
        const id = slotIdOf({ specialistId, start: instant })
        expect(id).toMatch(/^[\w-]{30}$/)
        expect(readSlotId(id)).toEqual({ ok: true, value: { specialistId, start: instant } })
        expect(readSlotIdOf(specialistId, id)).toEqual({ ok: true, value: instant })
      }),
    )
  })

  it('carry what was said of the slot, where it is said', () => {
    const mark = fc.record({
      terms: fc.integer({ min: 1, max: 0xffffff }),
      price: fc.integer({ min: 1, max: 0xffffff }),
    })
    fc.assert(
      fc.property(fc.uuid(), start, mark, (specialistId, instant, said) => {
        const id = slotIdOf({ specialistId, start: instant, mark: said })
        expect(id).toMatch(/^[\w-]{38}$/)
        expect(readSlotId(id)).toEqual({ ok: true, value: { specialistId, start: instant, mark: said } })
        expect(readSlotIdOf(specialistId, id)).toEqual({ ok: true, value: instant })
      }),
    )
  })

  it('are of one specialist, and written in one way', () => {
    const specialistId = '019a0000-0000-7000-8000-000000000001'
    const id = slotIdOf({ specialistId, start: at('2026-03-02T12:00Z') })
    const other = '019a0000-0000-7000-8000-000000000002'
    expect(readSlotIdOf(other, id)).toEqual({ ok: false, code: 'not_found' })
    for (const wrong of [
      '',
      `${id}A`,
      id.slice(1),
      `${id.slice(0, 29)}_`,
      `${id.slice(0, 29)}!`,
      specialistId,
    ]) {
      expect([wrong, readSlotId(wrong).ok]).toEqual([wrong, false])
    }
  })

  it('are not made of anything else', () => {
    expect(() => slotIdOf({ specialistId: 'x', start: 0 })).toThrow(RangeError)
    expect(() => slotIdOf({ specialistId: '019a0000-0000-7000-8000-000000000001', start: 0.5 })).toThrow(
      RangeError,
    )
  })
})

describe('what is offered', () => {
  const offer = {
    start: at('2026-03-02T12:00Z'),
    end: at('2026-03-02T12:30Z'),
    place: { id: '019a0000-0000-7000-8000-000000000003', name: 'Clínica Ipê', address: 'Rua A, 1' },
    price: 18_000,
  }
  const seen = {
    start: offer.start,
    end: offer.end,
    online: false,
    placeId: offer.place.id,
    price: offer.price,
  }
  const marked = (change: Partial<typeof offer>) => {
    const { price, ...rest } = { ...offer, ...change }
    return markOf({ ...rest, prices: [price] })
  }

  it('is what was shown, and is marked the same', () => {
    expect(differs(seen, offer)).toBe(false)
    expect(differs({ ...seen, price: undefined }, { ...offer, price: 33_000 })).toBe(false)
    expect(marked({})).toEqual(marked({}))
    expect(markOf({ ...offer, prices: [1, 2] })).toEqual(markOf({ ...offer, prices: [2, 1] }))
  })

  it.each([
    ['price', { price: 33_000 }, ['price']],
    ['length', { end: at('2026-03-02T13:00Z') }, ['terms']],
    ['place', { place: { ...offer.place, id: '019a0000-0000-7000-8000-000000000004' } }, ['terms']],
  ] as const)('differs by its %s', (_name, change, parts) => {
    expect(differs(seen, { ...offer, ...change })).toBe(true)
    const [before, after] = [marked({}), marked(change)]
    expect((['terms', 'price'] as const).filter((part) => before[part] !== after[part])).toEqual(parts)
  })

  it('differs by its modality and by its start; a new address is marked', () => {
    expect(differs(seen, { ...offer, place: null })).toBe(true)
    expect(differs(seen, { ...offer, start: offer.start + 1 })).toBe(true)
    expect(marked({ place: { ...offer.place, address: 'Rua B, 2' } }).terms).not.toBe(marked({}).terms)
  })
})
