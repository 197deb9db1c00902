import { HOUR } from '@emma/domain/interval'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { ProviderUnknown } from '../../providers/payments/port.ts'
import { findActiveAdminUsers } from '../admins/index.ts'
import { notify } from '../notifications/index.ts'
import { compareCharges, type Looking } from './compare-charges.ts'
import { compareWithdrawals } from './compare-withdrawals.ts'
import { findWrongBalances } from './payments.repo.ts'
import {
  type BegunRun,
  beginRun,
  endRun,
  type Found,
  findBegunRun,
  keepDifference,
  type Scope,
} from './reconciliation.repo.ts'

/** Longer than a card's holder may dispute a charge; older payments are compared when they change. */
const reach = { recent: 2 * HOUR, everything: 180 * 24 * HOUR } as const

/** Stores a difference and notifies every admin of a new one. */
const raise = (deps: Deps, difference: Found): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const id = await keepDifference(tx, deps.newId(), difference, deps.clock.now())
    if (id === undefined) return
    deps.log.error({ difference: id, kind: difference.kind }, 'the provider and the ledger disagree')
    const data = { amount: Math.abs(difference.found - difference.expected) }
    for (const userId of await findActiveAdminUsers(tx)) {
      await notify(deps, tx, {
        userId,
        kind: 'books_differ',
        dedupeKey: `books_differ:${id}`,
        data,
        alsoEmail: true,
      })
    }
  })

const compare = async (looking: Looking, scope: Scope) => {
  const isAll = scope === 'everything'
  const charges = await compareCharges(looking, isAll)
  const withdrawals = await compareWithdrawals(looking)
  for (const { account, expected, found } of isAll ? await findWrongBalances(looking.deps.db) : []) {
    await looking.report({ kind: 'ledger', subject: account, expected, found })
  }
  return { charges, withdrawals }
}

/** Does the comparison of a run that was begun, and ends it. */
const compareFor = async (deps: Deps, { id, scope, started_at }: BegunRun): Promise<void> => {
  let differences = 0
  const report = async (difference: Found) => {
    differences += 1
    await raise(deps, difference)
  }
  const since = new Date(started_at.getTime() - reach[scope])
  try {
    const compared = await compare({ deps, since, report }, scope)
    await endRun(deps.db, id, { ...compared, differences, failed: false }, deps.clock.now())
  } catch (error) {
    await endRun(deps.db, id, { charges: 0, withdrawals: 0, differences, failed: true }, deps.clock.now())
    throw error
  }
}

/**
 * Compares the provider's charges, refunds and withdrawals with the ledger, to the centavo; a difference is an alarm
 * that stops withdrawals until an admin settles it. False while another run is in progress.
 * @throws ProviderUnknown if the provider could not be queried completely
 */
export const reconcile = async (deps: Deps, scope: Scope): Promise<boolean> => {
  const [id, now] = [deps.newId(), deps.clock.now()]
  if (!(await inTransaction(deps.db, (tx) => beginRun(tx, id, scope, now)))) return false
  await compareFor(deps, { id, scope, started_at: now })
  return true
}

const warnUnasked = (deps: Deps, error: unknown): void => {
  if (!(error instanceof ProviderUnknown)) throw error
  deps.log.warn({ err: error }, 'reconciliation could not ask the provider')
}

/** A run that an admin began. Not retried: the page shows the failure and has the button. */
export const reconcileBegun = async (deps: Deps, { runId }: { readonly runId: string }): Promise<void> => {
  const run = await findBegunRun(deps.db, runId)
  if (run) await compareFor(deps, run).catch((error: unknown) => warnUnasked(deps, error))
}

/** Compares recent changes, every five minutes: what is still open is compared again by the next run. */
export const reconcileRecent = async (deps: Deps): Promise<void> => {
  await reconcile(deps, 'recent').catch((error: unknown) => warnUnasked(deps, error))
}

/** Compares everything, every night; the queue retries if the provider did not answer. */
export const reconcileEverything = async (deps: Deps): Promise<void> => {
  await reconcile(deps, 'everything')
}
