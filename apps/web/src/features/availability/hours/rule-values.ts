import type { AvailabilityRule } from '@emma/contracts/availability'
import { today } from '../../../lib/time/days.ts'
import type { RuleIn } from '../availability.queries.ts'
import { nextDateOf } from './rule-text.ts'

/** A rule as a form holds it: every field a text, empty if not set. */
export interface RuleValues {
  readonly kind: 'weekly' | 'date'
  readonly weekday: string
  readonly date: string
  readonly init_hour: string
  readonly final_hour: string
  readonly interval: string
  /** Minutes after each slot; the form of a rule keeps the rule's value. */
  readonly pause: number
  readonly place_id: string
  readonly valid_from: string
  readonly valid_until: string
}

export const valuesOf = (rule: AvailabilityRule | undefined): RuleValues => ({
  kind: rule?.date ? 'date' : 'weekly',
  weekday: String(rule?.weekday ?? 1),
  date: rule?.date ?? today(),
  init_hour: rule?.init_hour ?? '08:00',
  final_hour: rule?.final_hour ?? '12:00',
  interval: String(rule?.interval ?? 30),
  pause: rule?.pause ?? 0,
  place_id: rule?.place_id ?? '',
  valid_from: rule?.valid_from ?? '',
  valid_until: rule?.valid_until ?? '',
})

export const bodyOf = (values: RuleValues): RuleIn => {
  const { init_hour, final_hour } = values
  const hours = {
    init_hour,
    final_hour,
    interval: Number(values.interval),
    pause: values.pause,
    place_id: values.place_id || null,
  }
  if (values.kind === 'date') return { ...hours, date: values.date }
  return {
    ...hours,
    weekday: Number(values.weekday),
    valid_from: values.valid_from || null,
    valid_until: values.valid_until || null,
  }
}

/** The date of the preview of a rule. */
export const previewDateOf = ({ kind, weekday, date }: RuleValues): string =>
  kind === 'date' ? date : nextDateOf(Number(weekday))
