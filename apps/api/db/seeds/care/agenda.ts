import { instantOf, openedSlots, type Slot, wallTimeOf } from '@emma/domain/availability'
import { DAY, type Interval, MINUTE, overlaps } from '@emma/domain/interval'
import type { SeededCustomer } from '../people/people.ts'
import type { SeededSpecialist } from '../people/practice.ts'
import type { Seed } from '../seed.ts'
import type { AppointmentPlan } from './appointments.ts'

/** The people of the demo. */
export interface Cast {
  readonly specialists: readonly [SeededSpecialist, ...SeededSpecialist[]]
  readonly patient: SeededCustomer
  readonly others: readonly SeededCustomer[]
}

interface Wish extends Interval {
  readonly specialist: SeededSpecialist
  readonly customer: SeededCustomer
  readonly suits?: (slot: Slot) => boolean
}

/** Hands out open slots, each once, and never two at a time for one person. */
export const createDiary = ({ random }: Seed) => {
  const busy = new Map<string, Interval[]>()
  const isFree = (ownerId: string, slot: Interval): boolean =>
    !(busy.get(ownerId) ?? []).some((taken) => overlaps(taken, slot))
  const take = (ownerId: string, slot: Interval): void => {
    busy.set(ownerId, [...(busy.get(ownerId) ?? []), slot])
  }
  /** A slot of a period that suits both, if any. */
  const find = ({ specialist, customer, start, end, suits = () => true }: Wish): Slot | undefined => {
    const { rules, specialistId, city } = specialist
    const slots = openedSlots({ rules, from: start, to: end, zone: city.zone }).filter(
      (slot) =>
        slot.end <= end && suits(slot) && isFree(specialistId, slot) && isFree(customer.customerId, slot),
    )
    if (slots.length === 0) return undefined
    const slot = random.pick(slots)
    take(specialistId, slot)
    take(customer.customerId, slot)
    return slot
  }
  return { find, take }
}
export type Diary = ReturnType<typeof createDiary>

/** The demo patient's year, in days from today; `nth` is a specialist, 0 the demo's own. */
const year: readonly (readonly [
  days: number,
  nth: number,
  status: AppointmentPlan['status'],
  price?: number,
])[] = [
  [-352, 5, 'finished'],
  [-318, 9, 'finished'],
  [-290, 0, 'finished'],
  [-241, 13, 'finished'],
  [-205, 9, 'canceled_by_customer'],
  [-190, 0, 'finished'],
  [-148, 33, 'finished'],
  [-112, 21, 'finished'],
  [-83, 33, 'canceled_by_customer'],
  [-61, 0, 'finished'],
  [-40, 27, 'no_show'],
  [-26, 30, 'finished'],
  [-19, 13, 'canceled_by_specialist', 18_000],
  [-9, 0, 'finished'],
  [-4, 36, 'finished'],
  [3, 9, 'confirmed'],
  [8, 0, 'confirmed'],
  [15, 30, 'confirmed'],
  [6, 27, 'canceled_by_specialist', 12_000],
]

export const planYear = ({ now }: Seed, diary: Diary, { specialists, patient }: Cast): AppointmentPlan[] =>
  year.flatMap(([days, nth, status, price]) => {
    const specialist = specialists[nth] ?? specialists[0]
    const start = now.getTime() + days * DAY
    const end = days < 0 ? Math.min(start + 7 * DAY, now.getTime() - 2 * DAY) : start + 7 * DAY
    const slot = diary.find({ specialist, customer: patient, start, end })
    if (!slot) return []
    return [{ specialist, customer: patient, slot, status, ...(price === undefined ? {} : { price }) }]
  })

/** The days around today as periods, each with a number of patients; today in two, past and coming. */
const practicePeriods = ({ random, now }: Seed, zone: string): readonly (Interval & { count: number })[] => {
  const today = instantOf(wallTimeOf(now.getTime(), zone).date, '00:00', zone) ?? now.getTime()
  const day = (nth: number) => ({
    start: today + nth * DAY,
    end: today + (nth + 1) * DAY,
    count: random.int(1, 4),
  })
  const past = Array.from({ length: 35 }, (_, nth) => day(nth - 35))
  const coming = Array.from({ length: 9 }, (_, nth) => day(nth + 1))
  const [was, comes] = [
    { start: today, end: now.getTime(), count: 5 },
    { start: now.getTime(), end: today + DAY, count: 5 },
  ]
  return [...past, was, comes, ...coming]
}

/** Half hours are left to the appointment that can always be joined. */
const leavesHalfHours = ({ start }: Slot): boolean => start % (30 * MINUTE) !== 0

/** The demo specialist's last five weeks, today and the coming days, with many patients. */
export const planPractice = (seed: Seed, diary: Diary, { specialists, others }: Cast): AppointmentPlan[] => {
  const [specialist] = specialists
  return practicePeriods(seed, specialist.city.zone).flatMap(({ start, end, count }) =>
    Array.from({ length: count }, () => {
      const customer = seed.random.pick(others)
      const slot = diary.find({ specialist, customer, start, end, suits: leavesHalfHours })
      return slot ? [{ specialist, customer, slot, status: pastOrComing(seed, slot) }] : []
    }).flat(),
  )
}

const pastOrComing = ({ random, now }: Seed, slot: Slot): AppointmentPlan['status'] => {
  if (slot.start > now.getTime()) return 'confirmed'
  if (random.chance(6)) return 'no_show'
  return random.chance(7) ? 'canceled_by_customer' : 'finished'
}

/** A few appointments for everybody else: they provide reviews, and agendas with gaps. */
export const planOthers = (seed: Seed, diary: Diary, { specialists, others }: Cast): AppointmentPlan[] => {
  const { random, now } = seed
  return specialists.slice(1).flatMap((specialist) => {
    const past = random.int(4, 14)
    return Array.from({ length: past + random.int(2, 6) }, (_, nth) => {
      const customer = random.pick(others)
      const isPast = nth < past
      const start = isPast ? now.getTime() - random.int(12, 150) * DAY : now.getTime() + 60 * MINUTE
      const slot = diary.find({ specialist, customer, start, end: start + 10 * DAY })
      return slot ? [{ specialist, customer, slot, status: pastOrComing(seed, slot) }] : []
    }).flat()
  })
}
