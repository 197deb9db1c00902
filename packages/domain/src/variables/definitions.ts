/** A variable's unit. Money is in centavos. */
export type VariableUnit = 'minutes' | 'hours' | 'days' | 'months' | 'percent' | 'centavos'

/** A business number that admins may change within its bounds. */
export interface VariableDefinition {
  readonly unit: VariableUnit
  readonly default: number
  readonly min: number
  readonly max: number
}

/**
 * Every business variable (spec §2 `/admin/variables`, §9 "prices, fees, percent ranges": not shown there, so ours).
 * - `hold_minutes`, `pix_minutes`: how long an unpaid booking keeps its slot.
 * - `full_refund_hours`: until this long before the start a cancellation gives everything back.
 * - `late_card_percent`, `late_wallet_percent`: what a later one gives back, to the card or as credit.
 * - `reschedule_hours`: until this long before the start the slot may be changed.
 * - `platform_fee_percent`: the platform's part of a price. `release_days`: from attendance to withdrawable.
 * - `min_withdrawal`; `auto_withdrawal`: below it no approval is needed.
 * - `urgent_care_price`, `queue_minutes`: urgent care, and how long a person waits before a refund.
 * - `lead_minutes`: how soon a slot may be booked. `regret_days`: full refund after the purchase (CDC art. 49).
 * - `grace_minutes`: this long after the purchase, and before the start, a cancellation gives everything back.
 * - `care_months`: how long a finished attendance keeps care. `min_price`, `max_price`: of a consultation.
 */
export const variableDefinitions = {
  hold_minutes: { unit: 'minutes', default: 10, min: 2, max: 60 },
  pix_minutes: { unit: 'minutes', default: 15, min: 5, max: 120 },
  full_refund_hours: { unit: 'hours', default: 24, min: 0, max: 168 },
  late_card_percent: { unit: 'percent', default: 50, min: 0, max: 100 },
  late_wallet_percent: { unit: 'percent', default: 70, min: 0, max: 100 },
  reschedule_hours: { unit: 'hours', default: 12, min: 0, max: 168 },
  platform_fee_percent: { unit: 'percent', default: 15, min: 0, max: 50 },
  release_days: { unit: 'days', default: 2, min: 0, max: 60 },
  min_withdrawal: { unit: 'centavos', default: 5000, min: 100, max: 10_000_000 },
  auto_withdrawal: { unit: 'centavos', default: 0, min: 0, max: 10_000_000 },
  urgent_care_price: { unit: 'centavos', default: 9000, min: 100, max: 200_000 },
  queue_minutes: { unit: 'minutes', default: 60, min: 5, max: 480 },
  lead_minutes: { unit: 'minutes', default: 30, min: 0, max: 1440 },
  regret_days: { unit: 'days', default: 0, min: 0, max: 30 },
  grace_minutes: { unit: 'minutes', default: 30, min: 0, max: 1440 },
  care_months: { unit: 'months', default: 24, min: 1, max: 240 },
  min_price: { unit: 'centavos', default: 2000, min: 100, max: 10_000_000 },
  max_price: { unit: 'centavos', default: 200_000, min: 100, max: 10_000_000 },
} as const satisfies Readonly<Record<string, VariableDefinition>>

/** A variable's name, the same in the database, the API and here. */
export type VariableName = keyof typeof variableDefinitions

/** The value of every variable, in its unit. */
export type Variables = Readonly<Record<VariableName, number>>
