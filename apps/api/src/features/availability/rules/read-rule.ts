import type { RuleBody } from '@emma/contracts/availability'
import {
  type AvailabilityRule,
  checkComing,
  checkRule,
  clashingRules,
  type RuleRefusal,
  wallTimeOf,
} from '@emma/domain/availability'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { toRule } from '../availability.present.ts'
import { findRules, hasPlace, type StoredRule } from './rules.repo.ts'

const fields = {
  interval_out_of_bounds: 'interval',
  pause_out_of_bounds: 'pause',
  hour_malformed: 'init_hour',
  hours_reversed: 'final_hour',
  no_slot_fits: 'interval',
  weekday_out_of_bounds: 'weekday',
  date_malformed: 'date',
  validity_reversed: 'valid_until',
} as const satisfies Record<RuleRefusal, string>

/** The body field that a refusal names. */
export const fieldOf = (refusal: RuleRefusal): string => fields[refusal]

/** The error for a rule that opens nothing or is invalid, with the wrong field. */
export const ruleInvalid = (path: string): AppError =>
  new AppError('rule_invalid', { errors: [{ path, ...fieldRefusal('rule_invalid') }] })

export const refuseRule = (refusal: RuleRefusal): AppError => ruleInvalid(fieldOf(refusal))

/** @throws AppError `rule_invalid` for another specialist's place, or a removed one */
export const requireOwnPlace = async (
  tx: Tx,
  specialistId: string,
  placeId: string | null,
): Promise<void> => {
  if (placeId !== null && !(await hasPlace(tx, specialistId, placeId))) throw ruleInvalid('place_id')
}

/** Reads the rule of a body. @throws AppError `rule_invalid` */
export const readRule = (body: RuleBody): AvailabilityRule => {
  const rule = toRule(body)
  if (rule === undefined) throw ruleInvalid('weekday')
  const checked = checkRule(rule)
  if (!checked.ok) throw refuseRule(checked.code)
  return checked.value
}

/**
 * Requires a rule that still opens something, at an own place, without the same hours as another rule on a common day,
 * or overlapping ones elsewhere.
 * @throws AppError `rule_invalid`, `slot_conflict`
 */
export const requireFits = async (
  tx: Tx,
  specialistId: string,
  { id, rule }: StoredRule,
  { zone, now }: { readonly zone: string; readonly now: Date },
): Promise<void> => {
  await requireOwnPlace(tx, specialistId, rule.placeId)
  const coming = checkComing(rule, zone, now.getTime())
  if (!coming.ok) throw ruleInvalid(rule.kind === 'date' ? 'date' : 'valid_until')
  const existing = await findRules(tx, specialistId, wallTimeOf(now.getTime(), zone).date)
  const others = existing.filter((other) => other.id !== id)
  if (clashingRules(rule, others).length === 0) return
  throw new AppError('slot_conflict', { errors: [{ path: 'init_hour', ...fieldRefusal('slot_conflict') }] })
}
