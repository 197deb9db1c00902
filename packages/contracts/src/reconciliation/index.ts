import * as z from 'zod/mini'
import { centavos, endpoint, idParams, instant, listOf, paging, uuid } from '../kit/index.ts'

/**
 * Kinds of mismatch:
 * - `charge`: a charge's money at the provider against the ledger.
 * - `charge_unknown`: money at the provider without a payment of ours.
 * - `charge_missing`: a payment of ours that the provider doesn't know.
 * - `withdrawal`: a withdrawal's amount or end against ours. `withdrawal_unknown`: one that was not requested here.
 * - `ledger`: a cached balance against the sum of its postings.
 */
export const differenceKind = z.enum([
  'charge',
  'charge_unknown',
  'charge_missing',
  'withdrawal',
  'withdrawal_unknown',
  'ledger',
])
export type DifferenceKind = z.output<typeof differenceKind>

/** A disagreement between the provider and the ledger. Centavos. */
export const difference = z.object({
  id: uuid,
  kind: differenceKind,
  /** The provider's id of the charge or withdrawal, our payment's id if it has none, or an account. */
  subject: z.string(),
  /** The ledger's amount. */
  expected: centavos,
  /** The provider's amount. */
  found: centavos,
  /** `found − expected`. */
  amount: centavos,
  first_seen_at: instant,
  last_seen_at: instant,
  settled: z.nullable(
    z.object({
      at: instant,
      by: z.object({ id: uuid, name: z.string() }),
      reason: z.string(),
      /** Amount booked to the platform to remove the difference; 0 if none was. */
      corrected: centavos,
    }),
  ),
})
export type Difference = z.output<typeof difference>

const run = z.object({
  id: uuid,
  scope: z.enum(['recent', 'everything']),
  started_at: instant,
  finished_at: z.nullable(instant),
  charges: z.int(),
  withdrawals: z.int(),
  differences: z.int(),
  /** It could not be finished: the provider did not answer. */
  failed: z.boolean(),
})

/** State of the books. `stopped`: a difference is open, and no withdrawal leaves until it is settled. */
export const reconciliationState = z.object({
  state: z.enum(['ok', 'stopped', 'never']),
  last_run: z.nullable(run),
  /** The last finished run over everything. */
  last_complete_at: z.nullable(instant),
  open_differences: z.int(),
  /** Their sum, each taken as positive. */
  open_amount: centavos,
})
export type ReconciliationState = z.output<typeof reconciliationState>

export const getReconciliation = endpoint({
  method: 'GET',
  path: 'finance/reconciliation',
  summary: 'How the provider’s figures and the ledger stand to each other, with the latest runs',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  response: z.extend(reconciliationState, { runs: z.array(run) }),
  status: 200,
  errors: [],
})

export const runReconciliation = endpoint({
  method: 'POST',
  path: 'finance/reconciliation/run',
  summary: 'Begins to compare everything; `last_run` says how far it is, unfinished while it runs',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  response: reconciliationState,
  status: 202,
  errors: ['request_in_progress'],
})

export const listDifferences = endpoint({
  method: 'GET',
  path: 'finance/reconciliation/differences',
  summary: 'Differences, the open ones first, then newest first',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  query: z.strictObject({ ...paging(), status: z._default(z.enum(['open', 'settled', 'all']), 'all') }),
  response: listOf(difference),
  status: 200,
  errors: [],
})

/** How a difference is settled, for the form; `correct` books the difference to the platform. */
export const settlementForm = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  correct: z._default(z.boolean(), false),
})

export const settleDifference = endpoint({
  method: 'POST',
  path: 'finance/reconciliation/differences/:id/settle',
  summary: 'Ends a difference with a reason, kept with who and when; once none is open, withdrawals go on',
  resource: 'admin',
  action: 'manage',
  role: 'admin',
  params: idParams,
  body: settlementForm,
  response: difference,
  status: 200,
  errors: ['invalid_transition'],
})
