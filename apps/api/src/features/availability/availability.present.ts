import type { Block, Conflict, RuleBody, AvailabilityRule as WireRule } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/slots'
import { type AvailabilityRule, isoOf, slotIdOf } from '@emma/domain/availability'
import type { Interval } from '@emma/domain/interval'
import type { ComingAppointment } from './coming.repo.ts'
import type { StoredBlock, StoredRule } from './rules.repo.ts'
import type { SlotRow, SlotStatus } from './slots.repo.ts'

/** When something is, by the calendar and clock of the specialist. */
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

/** Row → slot of the wire. */
export const toSlot = (
  specialistId: string,
  zone: string,
  row: SlotRow,
  status: SlotStatus = 'open',
): Slot => {
  const start = row.starts_at.getTime()
  return {
    id: slotIdOf({ specialistId, start }),
    specialist_id: specialistId,
    ...times({ start, end: row.ends_at.getTime() }, zone),
    timezone: zone,
    status,
    place_id: row.place_id,
    online: row.place_id === null,
  }
}

export const toWireRule = ({ id, rule }: StoredRule): WireRule => ({
  id,
  weekday: rule.kind === 'weekly' ? rule.weekday : null,
  date: rule.kind === 'date' ? rule.date : null,
  init_hour: rule.initHour,
  final_hour: rule.finalHour,
  interval: rule.intervalMinutes,
  place_id: rule.placeId,
  valid_from: rule.kind === 'weekly' ? rule.validFrom : null,
  valid_until: rule.kind === 'weekly' ? rule.validUntil : null,
})

/** Body → rule; undefined where it names neither or both of weekday and date. */
export const toRule = (body: RuleBody): AvailabilityRule | undefined => {
  const { weekday = null, date = null, valid_from = null, valid_until = null, place_id = null } = body
  const hours = {
    initHour: body.init_hour,
    finalHour: body.final_hour,
    intervalMinutes: body.interval,
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

export const toConflict = (appointment: ComingAppointment, zone: string, now: Date): Conflict => ({
  schedule_id: appointment.id,
  ...times(appointment, zone),
  customer: { name: appointment.customerName },
  can_reschedule: appointment.movableUntil !== null && now.getTime() <= appointment.movableUntil,
  reschedule_asked: appointment.isAsked,
})
