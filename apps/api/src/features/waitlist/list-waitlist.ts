import type { listWaitlist as endpoint } from '@emma/contracts/waitlist'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { findOffersOf } from '../freed-slots/index.ts'
import { toEntry } from './waitlist.present.ts'
import { findEntries } from './waitlist.repo.ts'

/** A customer's lines, or one of them, with their offers. */
export const readLines = async (db: Db | Tx, customerId: string, now: Date, id: string | null = null) => {
  const rows = await findEntries(db, customerId, now, id)
  const offers = await findOffersOf(
    db,
    rows.map((row) => row.id),
    now,
  )
  return rows.map((row) =>
    toEntry(
      row,
      offers.find(({ entry_id }) => entry_id === row.id),
    ),
  )
}

/** From the primary, so that an announced offer is there. */
export const listWaitlist: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  const lines = await readLines(db, actor.customerId, clock.now())
  return { data: lines.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null)) }
}
