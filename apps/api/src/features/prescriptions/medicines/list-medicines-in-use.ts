import type { listMedicinesInUse as endpoint, MedicineInUse } from '@emma/contracts/prescriptions'
import { isContinuous, mayBeInUse } from '@emma/domain/prescriptions'
import { monthsBefore } from '@emma/domain/records'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess, sightOf, toPrescription } from '../../records/index.ts'
import { findTakenBy, type TakenRow } from './in-use.repo.ts'

/** Older prescriptions count as ended (domain, `mayBeInUse`). */
const OLDEST_MONTHS = 12

const toMedicine = async (deps: Deps, tx: Tx, row: TakenRow): Promise<MedicineInUse | null> => {
  const { id, title, prescription, condition_use, record_id } = await toPrescription(deps.vault, tx, row)
  const since = new Date(row.since)
  const isTaken = mayBeInUse(
    { conditionUse: condition_use, since: since.getTime() },
    deps.clock.now().getTime(),
  )
  if (!isTaken || record_id === undefined) return null
  const said = { id, title, prescription, condition_use, continuous: isContinuous(condition_use) }
  return { ...said, since: since.toISOString(), specialist_name: row.specialist_name, record_id }
}

/** The newest of each medicine, continuous ones first. */
const onceEach = (medicines: readonly MedicineInUse[]): MedicineInUse[] => {
  const newest = new Map<string, MedicineInUse>()
  for (const medicine of medicines) {
    const name = folded(medicine.title)
    if (!newest.has(name)) newest.set(name, medicine)
  }
  return [...newest.values()].toSorted((a, b) => Number(b.continuous) - Number(a.continuous))
}

/** The medicines that one person may be taking now. */
export const listMedicinesInUse: UseCase<typeof endpoint> = (deps, { actor, client, params, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { customerId } = params
    const { dependent_id: dependentId = null } = query
    const { authorId, basis } = await sightOf(deps, tx, actor, { customerId, dependentId })
    const now = deps.clock.now()
    const from = new Date(monthsBefore(now.getTime(), OLDEST_MONTHS))
    const rows = await findTakenBy(tx, { customerId, dependentId, authorId, from })
    const taken = await Promise.all(rows.map((row) => toMedicine(deps, tx, row)))
    const data = onceEach(taken.filter((each) => each !== null))
    await logAccess(
      tx,
      { actor, client, now },
      data.map(({ id }) => ({ customerId, action: 'list', object: 'prescription', objectId: id, basis })),
    )
    return { data }
  })
