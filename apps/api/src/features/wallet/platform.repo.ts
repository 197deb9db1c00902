import type { PlatformBalance } from '@emma/contracts/wallet'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

type Sums = Omit<
  PlatformBalance,
  'withdrawals_waiting' | 'withdrawals_on_their_way' | 'reconciliation' | 'refunds_open' | 'charge_backs'
>

const sumLedger = async (db: Db): Promise<Sums> => {
  const { rows } = await sql<Sums>`
    SELECT
      coalesce(-sum(amount) FILTER (WHERE account = 'provider'), 0)::bigint AS provider,
      coalesce(sum(amount) FILTER (WHERE account = 'platform'), 0)::bigint AS platform,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'wallet:%'), 0)::bigint AS wallets,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'pending:%'), 0)::bigint AS waiting_funds,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'available:%'), 0)::bigint AS available,
      coalesce(sum(amount) FILTER (WHERE account LIKE 'transferred:%'), 0)::bigint AS transferred
    FROM ledger_postings`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('An aggregate without a row')
  return sums
}

interface Moving {
  readonly refunds_open: number
  readonly waiting_count: number
  readonly waiting_amount: number
  readonly leaving_count: number
  readonly leaving_amount: number
  readonly open_differences: number
  readonly open_amount: number
  readonly last_complete_at: Date | null
}

const sumMoving = async (db: Db): Promise<Moving> => {
  const { rows } = await sql<Moving>`
    SELECT
      (SELECT coalesce(sum(amount), 0)::bigint FROM refunds WHERE status <> 'done') AS refunds_open,
      w.*, d.*,
      (SELECT max(finished_at) FROM reconciliation_runs WHERE scope = 'everything' AND NOT failed) AS last_complete_at
    FROM (SELECT
        (count(*) FILTER (WHERE status = 'requested'))::int AS waiting_count,
        coalesce(sum(amount) FILTER (WHERE status = 'requested'), 0)::bigint AS waiting_amount,
        (count(*) FILTER (WHERE status <> 'requested'))::int AS leaving_count,
        coalesce(sum(amount) FILTER (WHERE status <> 'requested'), 0)::bigint AS leaving_amount
      FROM withdrawals WHERE status IN ('requested', 'approved', 'processing')) AS w,
      (SELECT count(*)::int AS open_differences, coalesce(sum(abs(found - expected)), 0)::bigint AS open_amount
      FROM reconciliation_differences WHERE settled_at IS NULL) AS d`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('An aggregate without a row')
  return sums
}

const stateOf = ({
  open_differences,
  last_complete_at,
}: Moving): PlatformBalance['reconciliation']['state'] => {
  if (open_differences > 0) return 'stopped'
  return last_complete_at === null ? 'never' : 'ok'
}

/** The total of all charge-backs so far. */
const sumChargeBacks = async (db: Db): Promise<PlatformBalance['charge_backs']> => {
  const { rows } = await sql<PlatformBalance['charge_backs']>`
    SELECT count(*)::int AS count, coalesce(sum(amount), 0)::bigint AS amount,
      coalesce(sum(from_platform), 0)::bigint AS by_platform FROM charge_backs`.execute(db)
  return rows[0] ?? { count: 0, amount: 0, by_platform: 0 }
}

/** The whole ledger by kind of account, money in motion, and the state of the books against the provider. */
export const sumPlatform = async (db: Db): Promise<PlatformBalance> => {
  const [sums, moving, charge_backs] = await Promise.all([sumLedger(db), sumMoving(db), sumChargeBacks(db)])
  const { refunds_open, open_differences, open_amount, last_complete_at } = moving
  return {
    ...sums,
    refunds_open,
    charge_backs,
    withdrawals_waiting: { count: moving.waiting_count, amount: moving.waiting_amount },
    withdrawals_on_their_way: { count: moving.leaving_count, amount: moving.leaving_amount },
    reconciliation: {
      state: stateOf(moving),
      last_complete_at: last_complete_at?.toISOString() ?? null,
      open_differences,
      open_amount,
    },
  }
}
