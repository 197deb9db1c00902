import { ok, type Result, refuse } from '../result.ts'
import { type VariableName, type Variables, variableDefinitions } from './definitions.ts'

/** Whether a text names a variable. */
export const isVariableName = (name: string): name is VariableName => Object.hasOwn(variableDefinitions, name)

/** The defaults, overridden by the admins' settings. */
export const variablesWith = (set: Partial<Variables>): Variables => {
  const of = (name: VariableName): number => set[name] ?? variableDefinitions[name].default
  return {
    hold_minutes: of('hold_minutes'),
    pix_minutes: of('pix_minutes'),
    full_refund_hours: of('full_refund_hours'),
    late_card_percent: of('late_card_percent'),
    late_wallet_percent: of('late_wallet_percent'),
    reschedule_hours: of('reschedule_hours'),
    platform_fee_percent: of('platform_fee_percent'),
    release_days: of('release_days'),
    min_withdrawal: of('min_withdrawal'),
    auto_withdrawal: of('auto_withdrawal'),
    urgent_care_price: of('urgent_care_price'),
    queue_minutes: of('queue_minutes'),
    lead_minutes: of('lead_minutes'),
    regret_days: of('regret_days'),
    grace_minutes: of('grace_minutes'),
    care_months: of('care_months'),
    min_price: of('min_price'),
    max_price: of('max_price'),
  }
}

/** The inclusive bounds of a new value, given the other variables: the lowest price never exceeds the highest. */
export const boundsOf = (
  name: VariableName,
  current: Variables,
): { readonly min: number; readonly max: number } => {
  const { min, max } = variableDefinitions[name]
  if (name === 'min_price') return { min, max: Math.min(max, current.max_price) }
  if (name === 'max_price') return { min: Math.max(min, current.min_price), max }
  return { min, max }
}

/** Checks a variable's new value against the others: whole and within its bounds. Refuses `variable_out_of_bounds`. */
export const checkVariable = (
  name: VariableName,
  value: number,
  current: Variables,
): Result<number, 'variable_out_of_bounds'> => {
  const { min, max } = boundsOf(name, current)
  if (!Number.isInteger(value) || value < min || value > max) return refuse('variable_out_of_bounds')
  return ok(value)
}
