import type { QueryOf } from '@emma/contracts/kit'
import type { listPrescriptions as endpoint, Prescription } from '@emma/contracts/prescriptions'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { logAccess, toPrescription } from '../records/index.ts'
import { countPrescriptions, findPrescriptions, type PrescriptionFilter } from './prescriptions.repo.ts'

/** Texts are sealed, so a search opens them: at most this many, the newest. */
const SEARCHED = 1000

const load = async ({ vault }: Deps, tx: Tx, filter: PrescriptionFilter, limit: number, offset: number) => {
  const rows = await findPrescriptions(tx, filter, { limit, offset })
  await vault.warm(
    tx,
    rows.map((row) => row.customer_id ?? row.specialist_id),
  )
  return Promise.all(rows.map((row) => toPrescription(vault, tx, row)))
}

const findPage = async (
  deps: Deps,
  tx: Tx,
  filter: PrescriptionFilter,
  { page, pageSize, search = '' }: QueryOf<typeof endpoint>,
): Promise<{ data: Prescription[]; total: number }> => {
  const offset = (page - 1) * pageSize
  if (search === '') {
    const data = await load(deps, tx, filter, pageSize, offset)
    return { data, total: await countPrescriptions(tx, filter) }
  }
  const all = await load(deps, tx, filter, SEARCHED, 0)
  const found = all.filter(({ title, prescription }) =>
    folded(`${title} ${prescription}`).includes(folded(search)),
  )
  return { data: found.slice(offset, offset + pageSize), total: found.length }
}

/** The specialist's own prescriptions or models; each one shown of a patient is logged for them. */
export const listPrescriptions: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { page, pageSize, is_model, record_id, cid_code } = query
    const filter = {
      specialistId: actor.specialistId,
      isModel: is_model,
      recordId: record_id,
      cid: cid_code || undefined,
    }
    const { data, total } = await findPage(deps, tx, filter, query)
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      data.flatMap(({ id, customer_id }) =>
        customer_id === undefined
          ? []
          : [
              {
                customerId: customer_id,
                action: 'list',
                object: 'prescription',
                objectId: id,
                basis: 'author',
              },
            ],
      ),
    )
    return { data, meta: { page, pageSize, total } }
  })
