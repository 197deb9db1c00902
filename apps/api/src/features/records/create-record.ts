import type { BodyOf } from '@emma/contracts/kit'
import type { createRecord as endpoint } from '@emma/contracts/records'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { SpecialistActor } from '../../http/actor.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { readerOf, tiesBetween } from './access/care.ts'
import { logAccess } from './access/log-access.repo.ts'
import { checkCid } from './cids/check-cid.ts'
import { cidIndexesOf } from './cids/cid-index.ts'
import { findAttendance } from './patient/consultation.repo.ts'
import { contentCell, emptyContent, mergeContent } from './record-content.ts'
import { openRecord } from './records.present.ts'
import { findRecord, findRecordOfAppointment, insertRecord } from './records.repo.ts'

interface Subject {
  readonly customerId: string
  readonly dependentId: string | null
  readonly appointmentId: string | null
}

/** The patient of the record: of an own appointment, or one in care. A contradicting link is ignored. */
const subjectOf = async (
  deps: Deps,
  tx: Tx,
  { specialistId }: SpecialistActor,
  { schedule_id, customer_id, dependent_id }: BodyOf<typeof endpoint>,
): Promise<Subject> => {
  const appointment =
    schedule_id === undefined ? undefined : await findAttendance(tx, schedule_id, specialistId)
  const customerId = schedule_id === undefined ? customer_id : appointment?.customer_id
  if (customerId === undefined || (customer_id ?? customerId) !== customerId) throw notFound()
  const dependentId = (appointment ? appointment.dependent_id : dependent_id) ?? null
  if ((dependent_id ?? dependentId) !== dependentId) throw notFound()
  const { care } = await tiesBetween(deps, tx, specialistId, { customerId, dependentId })
  if (!care) throw notFound()
  return { customerId, dependentId, appointmentId: appointment?.id ?? null }
}

/** Begins a draft; if the appointment already has a record, the refusal includes its id. */
export const createRecord: UseCase<typeof endpoint> = (deps, { actor, client, body }) =>
  inTransaction(deps.db, async (tx) => {
    const subject = await subjectOf(deps, tx, actor, body)
    const { customerId, appointmentId } = subject
    await checkCid(tx, body.cid_code)
    const id = deps.newId()
    const cell = contentCell({ id, customer_id: customerId })
    const content = mergeContent(emptyContent, body)
    const sealed = await deps.vault.seal(tx, cell, content)
    const now = deps.clock.now()
    const { specialistId } = actor
    const indexes = cidIndexesOf(deps.vault, specialistId, content.cid_code)
    const isNew = await insertRecord(tx, { ...subject, id, specialistId, sealed, indexes, now })
    if (!isNew && appointmentId !== null) {
      const existing = await findRecordOfAppointment(tx, appointmentId)
      const errors = [{ path: 'id', ...fieldRefusal('existing_record', { id: existing?.id ?? '' }) }]
      throw new AppError('record_exists', { errors })
    }
    await logAccess(tx, { actor, client, now }, [
      { customerId, action: 'create', object: 'record', objectId: id, basis: 'author' },
    ])
    const row = await findRecord(tx, id)
    if (!row) throw notFound()
    return openRecord(deps.vault, tx, row, await readerOf(deps, tx, actor, row))
  })
