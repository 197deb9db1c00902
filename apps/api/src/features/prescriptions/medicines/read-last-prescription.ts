import type { readLastPrescription as endpoint } from '@emma/contracts/prescriptions/writing'
import { inTransaction } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { logAccess, toPrescription } from '../../records/index.ts'
import { loadCaredDraft } from '../own-prescription.ts'
import { findPrescriptions } from '../prescriptions.repo.ts'
import { findLastPrescribing } from './usual-uses.repo.ts'

/** More than one record prescribes. */
const MOST = 50

/** What the patient of the own draft was given last. */
export const readLastPrescription: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { record, ties } = await loadCaredDraft(deps, tx, actor, query.record_id)
    const { specialistId } = actor
    const patient = { customerId: record.customer_id, dependentId: record.dependent_id }
    const last = await findLastPrescribing(tx, { ...patient, specialistId, shared: ties.consent })
    if (!last) return { last: null }
    const filter = {
      specialistId: last.specialist_id,
      isModel: false,
      recordId: last.id,
      cid: undefined,
    }
    const rows = await findPrescriptions(tx, filter, { limit: MOST, offset: 0 })
    const opened = await Promise.all(rows.map((row) => toPrescription(deps.vault, tx, row)))
    const basis = last.specialist_id === specialistId ? 'author' : 'consent'
    await logAccess(
      tx,
      { actor, client, now: deps.clock.now() },
      opened.map(({ id }) => ({
        customerId: record.customer_id,
        action: 'list',
        object: 'prescription',
        objectId: id,
        basis,
      })),
    )
    // In the order in which they were written; why one was given against a warning is asked anew.
    const items = opened.toReversed().map(({ override: _, issued: __, ...item }) => item)
    return { last: { since: last.signed_at.toISOString(), specialist_name: last.specialist_name, items } }
  })
