import { HOUR } from '../interval.ts'
import type { Centavos } from '../money.ts'
import { refundFor, splitPrice } from '../payments/index.ts'
import type { VariableName, Variables, VariableUnit } from '../variables/index.ts'
import { variableDefinitions } from '../variables/index.ts'

/** One line of a preview: the same example with the current and with the new variables. */
export interface PreviewLine {
  readonly example: 'platform' | 'specialist' | 'cardBefore' | 'walletBefore' | 'kept' | 'plain'
  /** How long before the start the example cancels. */
  readonly hours?: number
  readonly unit: VariableUnit
  readonly before: number
  readonly after: number
}

/** Price of the examples, in centavos. */
export const PREVIEW_PRICE: Centavos = 15_000

const SHARES: readonly VariableName[] = ['platform_fee_percent']
const CANCELLATION: readonly VariableName[] = [
  'full_refund_hours',
  'late_card_percent',
  'late_wallet_percent',
]

const shares = (variables: Variables) => splitPrice(PREVIEW_PRICE, variables.platform_fee_percent, 0)

/** A card payment canceled this many hours before, long after the right of withdrawal. */
const canceled = (variables: Variables, hours: number) => {
  const startsAt = 400 * 24 * HOUR
  const facts = {
    paid: { card: PREVIEW_PRICE, wallet: 0 },
    startsAt,
    purchasedAt: 0,
    canceledBy: 'customer',
    policy: variables,
  } as const
  const quote = refundFor(facts, startsAt - hours * HOUR)
  if (!quote.ok) throw new Error('Before its start an example can be canceled')
  return { card: quote.value.toCard.card, wallet: quote.value.toWallet.wallet, kept: quote.value.toCard.kept }
}

const cancellations = (before: Variables, after: Variables): PreviewLine[] => {
  // Within the shorter of both limits; if they differ, between them too.
  const limits = [before.full_refund_hours, after.full_refund_hours]
  const [least, most] = [Math.min(...limits), Math.max(...limits)]
  const examples = [...new Set([least / 2, least === most ? least / 2 : (least + most) / 2])].filter(
    (hours) => hours > 0,
  )
  return examples.flatMap((hours) => {
    const [old, now] = [canceled(before, hours), canceled(after, hours)]
    const line = { hours, unit: 'centavos' } as const
    return [
      { ...line, example: 'cardBefore', before: old.card, after: now.card },
      { ...line, example: 'walletBefore', before: old.wallet, after: now.wallet },
      { ...line, example: 'kept', before: old.kept, after: now.kept },
    ]
  })
}

/** The effect of changing one variable on the next booking, in examples. Amounts in centavos. */
export const previewVariable = (name: VariableName, value: number, current: Variables): PreviewLine[] => {
  const changed = { ...current, [name]: value }
  if (SHARES.includes(name)) {
    const [old, now] = [shares(current), shares(changed)]
    return [
      { example: 'platform', unit: 'centavos', before: old.platform, after: now.platform },
      { example: 'specialist', unit: 'centavos', before: old.specialist, after: now.specialist },
    ]
  }
  if (CANCELLATION.includes(name)) return cancellations(current, changed)
  const { unit } = variableDefinitions[name]
  return [{ example: 'plain', unit, before: current[name], after: value }]
}
