import type { listRecords as endpoint } from '@emma/contracts/records'
import { inTransaction } from '../../db/transaction.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess } from './access/access-log.repo.ts'
import { authorOf } from './access/care.ts'
import { toRecords } from './records.present.ts'
import { findRecordsOfSpecialist } from './records.repo.ts'

/** What the specialist wrote, newest first; each record shown is a line in its patient's log. */
export const listRecords: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { rows, total } = await findRecordsOfSpecialist(tx, {
      specialistId: actor.specialistId,
      search: query.search ?? '',
      status: query.status,
      from: query.from,
      to: query.to,
      timeZone: actor.timeZone,
      page: query.page,
      pageSize: query.pageSize,
      sort: query.sort,
    })
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      rows.map(({ id, customer_id }) => ({
        customerId: customer_id,
        action: 'list',
        object: 'record',
        objectId: id,
        basis: 'author',
      })),
    )
    const reader = authorOf(actor.specialistId)
    const data = await toRecords(deps.vault, tx, rows, reader)
    return { data, meta: { page: query.page, pageSize: query.pageSize, total } }
  })
