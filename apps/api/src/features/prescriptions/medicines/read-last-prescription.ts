import type { readLastPrescription as endpoint } from '@emma/contracts/prescriptions/writing'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { findAttendance, logAccess, tiesBetween, toPrescription } from '../../records/index.ts'
import { loadCaredDraft } from '../own-prescription.ts'
import { findPrescriptions } from '../prescriptions.repo.ts'
import { findLastPrescribing } from './usual-uses.repo.ts'

/** More than one record's prescriptions. */
const MOST = 50

/** The patient of the own draft or appointment, and whether colleagues' prescriptions may be shown. */
const patientOf = async (deps: Deps, tx: Tx, { actor, query }: CallOf<typeof endpoint>) => {
  const { record_id, schedule_id } = query
  if (record_id !== undefined) {
    const { record, ties } = await loadCaredDraft(deps, tx, actor, record_id)
    return { customerId: record.customer_id, dependentId: record.dependent_id, shared: ties.consent }
  }
  const appointment = await findAttendance(tx, schedule_id ?? '', actor.specialistId)
  if (!appointment) throw notFound()
  const patient = { customerId: appointment.customer_id, dependentId: appointment.dependent_id }
  const ties = await tiesBetween(deps, tx, actor.specialistId, patient)
  if (!ties.care) throw notFound()
  return { ...patient, shared: ties.consent }
}

/** The latest prescription of a patient in care. */
export const readLastPrescription: UseCase<typeof endpoint> = (deps, call) =>
  inTransaction(deps.db, async (tx) => {
    const { actor, client } = call
    const { specialistId } = actor
    const patient = await patientOf(deps, tx, call)
    const last = await findLastPrescribing(tx, { ...patient, specialistId })
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
        customerId: patient.customerId,
        action: 'list',
        object: 'prescription',
        objectId: id,
        basis,
      })),
    )
    // In the order in which they were written; reasons given against warnings are asked for again.
    const items = opened.toReversed().map(({ override: _, issued: __, ...item }) => item)
    return { last: { since: last.signed_at.toISOString(), specialist_name: last.specialist_name, items } }
  })
