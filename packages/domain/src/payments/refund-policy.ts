import { DAY, HOUR, type Instant, MINUTE } from '../interval.ts'
import { type Centavos, percentOf } from '../money.ts'
import { assertNever, ok, type Result, refuse } from '../result.ts'
import type { Variables } from '../variables/index.ts'
import { isPix, type PaymentMethod } from './payment-state.ts'

/** The variables that decide a refund, as of the booking. */
export type CancellationPolicy = Pick<
  Variables,
  'full_refund_hours' | 'late_card_percent' | 'late_wallet_percent' | 'regret_days' | 'grace_minutes'
>

/** The facts that decide a refund. Money in centavos, instants in epoch milliseconds. */
export interface CancellationFacts {
  /** The amounts paid: `card` is what the provider took (card or Pix). */
  readonly paid: { readonly card: Centavos; readonly wallet: Centavos }
  readonly startsAt: Instant
  /** When the payment settled; null if nothing was paid. */
  readonly purchasedAt: Instant | null
  readonly canceledBy: 'customer' | 'specialist' | 'platform'
  readonly policy: CancellationPolicy
}

/**
 * How the money is divided: returned the way it was paid, as credit, or kept and split as usual. Sums to the amount
 * paid.
 */
export interface Refund {
  readonly card: Centavos
  readonly wallet: Centavos
  readonly kept: Centavos
}

/** The deciding rule, for display. */
export type RefundRule = 'unpaid' | 'full' | 'grace' | 'regret' | 'late' | 'by_specialist'

/** The refund for each choice of the customer, and the rule that decides it. */
export interface RefundQuote {
  readonly rule: RefundRule
  readonly toCard: Refund
  readonly toWallet: Refund
}

const ruleFor = (
  { paid, startsAt, purchasedAt, canceledBy, policy }: CancellationFacts,
  now: Instant,
): RefundRule => {
  if (paid.card + paid.wallet === 0) return 'unpaid'
  if (canceledBy !== 'customer') return 'by_specialist'
  if (now <= startsAt - policy.full_refund_hours * HOUR) return 'full'
  if (purchasedAt !== null && now < purchasedAt + policy.grace_minutes * MINUTE) return 'grace'
  const hasRegret = purchasedAt !== null && now < purchasedAt + policy.regret_days * DAY
  return hasRegret ? 'regret' : 'late'
}

/** Days within which a Pix can be returned (Banco Central, devolução do Pix). */
export const PIX_REFUND_DAYS = 90

/**
 * The amounts paid, as a cancellation treats them. A Pix older than `PIX_REFUND_DAYS` cannot be refunded the way it was
 * paid, so it counts as the wallet's: it becomes credit, whatever the choice.
 * @param provider centavos that the card or the Pix paid
 * @param wallet centavos that the wallet paid
 */
export const paidParts = (
  { provider, wallet }: { readonly provider: Centavos; readonly wallet: Centavos },
  method: PaymentMethod,
  paidAt: Instant,
  now: Instant,
): CancellationFacts['paid'] =>
  isPix(method) && now >= paidAt + PIX_REFUND_DAYS * DAY
    ? { card: 0, wallet: provider + wallet }
    : { card: provider, wallet }

/**
 * The refund of a cancellation (spec §7, the `credit_card` refund value of the cancel call).
 * - By the customer until `full_refund_hours` before the start, within `grace_minutes` of the purchase, or within
 *   `regret_days` of it (CDC art. 49): everything.
 * - Later, until the start: `late_card_percent` of what goes to the card, `late_wallet_percent` of what becomes credit.
 *   Money from the wallet can only go back there: if the card is chosen, the card's part and the wallet's part
 *   each follow their own percent, so that a consultation paid by the wallet alone gives the same whatever the choice.
 * - By the specialist or the platform: everything as credit at once, whatever the choice.
 *
 * Refuses `cancel_not_allowed` for a customer once it has started.
 */
export const refundFor = (
  facts: CancellationFacts,
  now: Instant,
): Result<RefundQuote, 'cancel_not_allowed'> => {
  const { paid, policy } = facts
  if (facts.canceledBy === 'customer' && now >= facts.startsAt) return refuse('cancel_not_allowed')
  const total = paid.card + paid.wallet
  const giveBack = (card: Centavos, wallet: Centavos): Refund => ({
    card,
    wallet,
    kept: total - card - wallet,
  })
  const allAsCredit = giveBack(0, total)
  const rule = ruleFor(facts, now)
  switch (rule) {
    case 'unpaid':
    case 'by_specialist':
      return ok({ rule, toCard: allAsCredit, toWallet: allAsCredit })
    case 'full':
    case 'grace':
    case 'regret':
      return ok({ rule, toCard: giveBack(paid.card, paid.wallet), toWallet: allAsCredit })
    case 'late': {
      const card = percentOf(paid.card, policy.late_card_percent)
      const toCard = giveBack(card, percentOf(paid.wallet, policy.late_wallet_percent))
      return ok({ rule, toCard, toWallet: giveBack(0, percentOf(total, policy.late_wallet_percent)) })
    }
    default:
      return assertNever(rule)
  }
}

/** An appointment's data for deadlines. Instants in epoch milliseconds. */
interface Purchase {
  readonly startsAt: Instant
  /** When it was paid; now for an unpaid one. */
  readonly purchasedAt: Instant
  readonly policy: Pick<CancellationPolicy, 'full_refund_hours' | 'regret_days' | 'grace_minutes'>
}

/** The end of a purchase's grace period: never after the start. */
const graceUntil = ({ startsAt, purchasedAt, policy }: Purchase): Instant =>
  Math.min(startsAt, purchasedAt + policy.grace_minutes * MINUTE)

/** The deadline for a full refund, by the rule that lasts longest: never after the start. */
export const freeUntil = (purchase: Purchase): Instant => {
  const { startsAt, purchasedAt, policy } = purchase
  const regretted = purchasedAt + policy.regret_days * DAY
  const full = startsAt - policy.full_refund_hours * HOUR
  return Math.min(startsAt, Math.max(full, regretted, graceUntil(purchase)))
}

/** Deadline of a full refund, and of the purchase's grace period; null once over. */
export const deadlinesOf = (
  purchase: Purchase,
  now: Instant,
): { readonly refundUntil: Instant | null; readonly graceUntil: Instant | null } => {
  const [until, grace] = [freeUntil(purchase), graceUntil(purchase)]
  return { refundUntil: until > now ? until : null, graceUntil: grace > now ? grace : null }
}

/**
 * The amount that a late cancellation keeps of a payment, by where the rest goes: the way it was paid, or the wallet.
 */
export const keptLate = (
  paid: CancellationFacts['paid'],
  policy: Pick<CancellationPolicy, 'late_card_percent' | 'late_wallet_percent'>,
): { readonly card: Centavos; readonly wallet: Centavos } => {
  const total = paid.card + paid.wallet
  const { late_card_percent: card, late_wallet_percent: wallet } = policy
  return {
    card: total - percentOf(paid.card, card) - percentOf(paid.wallet, wallet),
    wallet: total - percentOf(total, wallet),
  }
}
