import type { openSlots as endpoint } from '@emma/contracts/availability'
import { type AvailabilityRule, minutesOf } from '@emma/domain/availability'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { offerFreedSlot } from '../../freed-slots/index.ts'
import { toSlot } from '../availability.present.ts'
import { spanOfDay } from '../blocks/day-span.ts'
import { changeAvailability } from '../change-availability.ts'
import { requireOwnPlace, ruleInvalid } from '../rules/read-rule.ts'
import { insertRules } from '../rules/rules.repo.ts'
import { type Opening, previewWith } from './preview-slots.ts'
import { findPractice, findSlots } from './slots.repo.ts'

interface Hours {
  readonly init_hour: string
  readonly final_hour: string
}

/** Consecutive slots of the same length form one opening. */
const openingsOf = (date: string, slots: readonly Hours[]): Opening[] => {
  const openings: Opening[] = []
  for (const slot of slots.toSorted((a, b) => a.init_hour.localeCompare(b.init_hour))) {
    const intervalMinutes = (minutesOf(slot.final_hour) ?? 0) - (minutesOf(slot.init_hour) ?? 0)
    const last = openings.at(-1)
    if (last && slot.init_hour < last.finalHour) throw ruleInvalid('slots')
    const continues = last?.finalHour === slot.init_hour && last.intervalMinutes === intervalMinutes
    const initHour = continues ? last.initHour : slot.init_hour
    if (continues) openings.pop()
    openings.push({ date, initHour, finalHour: slot.final_hour, intervalMinutes })
  }
  return openings
}

/** Opens slots on one date, as rules of that date; opens none if any of them collides. */
export const openSlots: UseCase<typeof endpoint> = async (deps, { actor, body }) => {
  const { specialistId } = actor
  const openings = openingsOf(body.date, body.slots)
  const placeId = body.place_id ?? null
  const { result } = await changeAvailability(deps, specialistId, async (tx, zone, now) => {
    await requireOwnPlace(tx, specialistId, placeId)
    const previewOf = await previewWith(tx, specialistId, zone, body.date, now)
    const previews = openings.flatMap(previewOf)
    // Some are skipped by a clock change, or the last is cut short.
    if (previews.length < body.slots.length) throw ruleInvalid('slots')
    if (previews.some(({ conflict }) => conflict === 'past')) throw ruleInvalid('date')
    if (previews.some(({ available }) => !available)) throw new AppError('slot_conflict')
    const rules = openings.map((opening): { id: string; rule: AvailabilityRule } => ({
      id: deps.newId(),
      rule: { ...opening, kind: 'date', placeId },
    }))
    await insertRules(tx, specialistId, rules, now)
    for (const { start, end } of previews) {
      await offerFreedSlot(deps, tx, { specialistId, startsAt: new Date(start), endsAt: new Date(end), now })
    }
    const starts = new Set(previews.map(({ start }) => start))
    const slots = await findSlots(tx, specialistId, spanOfDay(body.date, zone), now)
    const practice = await findPractice(tx, specialistId)
    return slots
      .filter(({ starts_at }) => starts.has(starts_at.getTime()))
      .map((row) => toSlot(practice, row, row.status))
  })
  return { data: result }
}
