import type { listRecords as endpoint } from '@emma/contracts/records'
import type { UseCase } from '../../http/mount.ts'
import { authorOf } from './access/care.ts'
import { cidSearchOf } from './cids/cid-index.ts'
import { findRecordsOfSpecialist } from './record-lists.repo.ts'
import { toRecord } from './records.present.ts'

/** The specialist's records, newest first; each one shown is logged for its patient. */
export const listRecords: UseCase<typeof endpoint> = async (deps, { actor, client, query }) => {
  const { db, clock, vault, accessLog } = deps
  const { page, pageSize, sort, search = '', status, from, to, cid_code } = query
  const { specialistId, timeZone } = actor
  const cid = cid_code ? cidSearchOf(vault, specialistId, cid_code) : undefined
  const asked = { specialistId, search, status, cid, from, to, timeZone, page, pageSize, sort }
  const { rows, total } = await findRecordsOfSpecialist(db, asked)
  const lines = rows.map(
    ({ id: objectId, customer_id: customerId }) =>
      ({ customerId, action: 'list', object: 'record', objectId, basis: 'author' }) as const,
  )
  const patients = rows.map((row) => row.customer_id)
  const [open] = await Promise.all([
    vault.unlock(db, patients),
    accessLog.read({ actor, client, now: clock.now() }, lines),
  ])
  const reader = authorOf(specialistId)
  return { data: rows.map((row) => toRecord(open, row, reader)), meta: { page, pageSize, total } }
}
