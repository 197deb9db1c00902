import type { Block, Conflict, RuleBody, AvailabilityRule as WireRule } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/availability/slots'
import { type AvailabilityRule, isoOf, markOf, slotIdOf } from '@emma/domain/availability'
import { type Interval, MINUTE } from '@emma/domain/interval'
import type { Terms } from '../../db/terms-sql.ts'
import type { ComingAppointment } from './coming.repo.ts'
import type { StoredBlock, StoredRule } from './rules/rules.repo.ts'
import type { SlotRow, SlotStatus } from './slots/slots.repo.ts'

/** When an item takes place, in the specialist's zone. */
const times = ({ start, end }: Interval, zone: string) => {
  const [starts_at, ends_at] = [isoOf(start, zone), isoOf(end, zone)]
  return {
    date: starts_at.slice(0, 10),
    init_hour: starts_at.slice(11, 16),
    final_hour: ends_at.slice(11, 16),
    starts_at,
    ends_at,
  }
}

/** The specialist of the slots, and their offers. */
interface Practice {
  readonly specialistId: string
  readonly zone: string
  readonly terms: Terms
  /** The specialty whose price is shown; without one, the lowest price. */
  readonly specialtyId?: string | undefined
}

/** The prices that slots are listed with. */
const pricesOf = ({ terms, specialtyId }: Practice): readonly number[] =>
  terms.offers
    .filter(({ specialty_id }) => specialtyId === undefined || specialty_id === specialtyId)
    .map(({ price }) => price)

/** Row → slot of the wire, with the fingerprint of its terms. */
export const toSlot = (practice: Practice, row: SlotRow, status: SlotStatus = 'open'): Slot => {
  const { specialistId, zone, terms } = practice
  const [start, end] = [row.starts_at.getTime(), row.ends_at.getTime()]
  const prices = pricesOf(practice)
  const place = terms.places.find(({ id }) => id === row.place_id) ?? null
  return {
    id: slotIdOf({ specialistId, start, mark: markOf({ end, place, prices }) }),
    specialist_id: specialistId,
    ...times({ start, end }, zone),
    timezone: zone,
    status,
    place_id: row.place_id,
    online: row.place_id === null,
    place,
    duration_minutes: Math.round((end - start) / MINUTE),
    price: prices.length === 0 ? null : Math.min(...prices),
  }
}

export const toWireRule = ({ id, rule }: StoredRule): WireRule => ({
  id,
  weekday: rule.kind === 'weekly' ? rule.weekday : null,
  date: rule.kind === 'date' ? rule.date : null,
  init_hour: rule.initHour,
  final_hour: rule.finalHour,
  interval: rule.intervalMinutes,
  pause: rule.pauseMinutes ?? 0,
  place_id: rule.placeId,
  valid_from: rule.kind === 'weekly' ? rule.validFrom : null,
  valid_until: rule.kind === 'weekly' ? rule.validUntil : null,
})

/** Body → rule; undefined if it has neither or both of weekday and date. */
export const toRule = (body: RuleBody): AvailabilityRule | undefined => {
  const { weekday = null, date = null, valid_from = null, valid_until = null, place_id = null } = body
  const hours = {
    initHour: body.init_hour,
    finalHour: body.final_hour,
    intervalMinutes: body.interval,
    pauseMinutes: body.pause,
    placeId: place_id,
  }
  if (weekday !== null && date === null) {
    return { ...hours, kind: 'weekly', weekday, validFrom: valid_from, validUntil: valid_until }
  }
  if (date === null || weekday !== null || valid_from !== null || valid_until !== null) return undefined
  return { ...hours, kind: 'date', date }
}

export const toBlock = ({ id, start, end, reason }: StoredBlock, zone: string): Block => ({
  id,
  starts_at: isoOf(start, zone),
  ends_at: isoOf(end, zone),
  reason,
})

interface PracticeRows {
  readonly rules: readonly StoredRule[]
  readonly blocks: readonly StoredBlock[]
  readonly conflicts: Conflict[]
}

/** A specialist's own hours, time off and conflicts. */
export const toPractice = ({ rules, blocks, conflicts }: PracticeRows, zone: string) => ({
  data: rules.map(toWireRule),
  blocks: blocks.map((block) => toBlock(block, zone)),
  conflicts,
  timezone: zone,
})

export const toConflict = (appointment: ComingAppointment, zone: string, now: Date): Conflict => ({
  schedule_id: appointment.id,
  ...times(appointment, zone),
  customer: { name: appointment.patientName },
  can_reschedule: appointment.movableUntil !== null && now.getTime() <= appointment.movableUntil,
  reschedule_asked: appointment.isAsked,
})
