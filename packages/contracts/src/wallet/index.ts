import * as z from 'zod/mini'
import { centavos, endpoint, instant, listOf, paging, uuid } from '../kit/index.ts'
import { reconciliationState } from '../reconciliation/index.ts'

/** Money in the wallet, by origin; spent oldest first. */
export const credit = z.object({
  id: uuid,
  amount: centavos,
  remaining: centavos,
  origin: z.object({ schedule_id: z.nullable(uuid), reason: z.string() }),
  created_at: instant,
  refundable: z.boolean(),
  /** The part that can still be refunded to the card or the Pix it came from. */
  refundable_amount: centavos,
})
export type Credit = z.output<typeof credit>

/** The wallet, oldest credit first: the order in which they are spent. */
export const creditBalance = z.object({ totalBalance: centavos, credits: z.array(credit) })
export type CreditBalance = z.output<typeof creditBalance>

/** All charge-backs so far, and the part that the platform bore. */
const chargeBacks = z.object({ count: z.int(), amount: centavos, by_platform: centavos })

/**
 * The platform's money, from the ledger. `provider` is what the payment provider holds for us; it equals the sum of the
 * other five.
 */
export const platformBalance = z.object({
  provider: centavos,
  platform: centavos,
  wallets: centavos,
  waiting_funds: centavos,
  available: centavos,
  transferred: centavos,
  /** Refunds being sent to cards. */
  refunds_open: centavos,
  /** Payments that banks took back; each is booked at once, so none is open here. */
  charge_backs: chargeBacks,
  /** Withdrawals that wait for an approval, and those approved but not yet at the bank. */
  withdrawals_waiting: z.object({ count: z.int(), amount: centavos }),
  withdrawals_on_their_way: z.object({ count: z.int(), amount: centavos }),
  reconciliation: z.omit(reconciliationState, { last_run: true }),
})
export type PlatformBalance = z.output<typeof platformBalance>

export const getBalance = endpoint({
  method: 'GET',
  path: 'balances/balance',
  summary: 'A customer: the wallet. An admin: the sums of the platform',
  resource: 'account',
  action: 'manage',
  response: z.union([creditBalance, platformBalance]),
  status: 200,
  errors: [],
})

/** One movement of the wallet; money in is positive. */
export const statementLine = z.object({
  id: uuid,
  /** `held` and `returned`: a part set aside for a payment, and returned if the payment failed. */
  kind: z.enum(['credit', 'spent', 'held', 'returned', 'refunded']),
  amount: centavos,
  /** The wallet's balance afterwards. */
  balance: centavos,
  at: instant,
  schedule_id: z.nullable(uuid),
  specialist: z.nullable(z.object({ id: uuid, name: z.string() })),
})
export type StatementLine = z.output<typeof statementLine>

export const getStatement = endpoint({
  method: 'GET',
  path: 'balances/statement',
  summary: "Every movement of the customer's wallet, as the ledger has it, newest first",
  resource: 'wallet',
  action: 'read',
  role: 'customer',
  query: z.strictObject(paging()),
  response: listOf(statementLine),
  status: 200,
  errors: [],
})
