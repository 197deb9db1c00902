import type { Override } from '@emma/contracts/prescriptions'
import { splitByClass } from '@emma/domain/prescriptions'
import * as z from 'zod/mini'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import { loadPatient, type PatientPerson } from '../../dependents/index.ts'
import { openRecordContent, prescriptionContent, toPrescription } from '../../records/index.ts'
import { loadPrescriber, type Prescriber } from '../../specialists/index.ts'
import { findRetainedNames, findSource, type SourceRow } from './documents.repo.ts'

/** A prescribed medicine with the data the law requires. */
export interface SourceItem extends z.output<typeof prescriptionContent> {
  readonly id: string
  readonly class: string
  /** From the list, if known. */
  readonly ingredient: string | null
  /** Why it was prescribed against a warning. */
  readonly override: Override | undefined
  /** Ingredient and name: the keys for lists of substances. */
  readonly substance: string
}
/** All data for the documents of one record. */
export interface Source {
  readonly row: SourceRow
  readonly prescriber: Prescriber
  readonly patient: PatientPerson
  readonly cid: string
  readonly items: readonly SourceItem[]
}

const openItems = async ({ vault }: Pick<Deps, 'vault'>, db: Db | Tx, row: SourceRow) => {
  const opened = await Promise.all(
    row.prescriptions.map(async (each) => ({
      row: each,
      content: await toPrescription(vault, db, each),
    })),
  )
  const typed = opened.filter(({ row: { medicine_id } }) => medicine_id === null)
  const retained = await findRetainedNames(
    db,
    typed.map(({ content }) => content.title),
  )
  return opened.map(({ row: { id, medicine_id, class: known, active_ingredient }, content }) => ({
    ...z.parse(prescriptionContent, content),
    id,
    override: content.override,
    ingredient: active_ingredient,
    class: medicine_id === null ? (retained.get(content.title) ?? known) : known,
    substance: `${active_ingredient ?? ''} ${content.title}`,
  }))
}

/** The author's own record with everything it needs. Others' count as not found. */
export const loadSource = async (
  deps: Pick<Deps, 'vault'>,
  db: Db | Tx,
  { specialistId }: SpecialistActor,
  recordId: string,
): Promise<Source> => {
  const row = await findSource(db, recordId)
  if (row?.specialist_id !== specialistId) throw notFound()
  const { customer_id: customerId, dependent_id: dependentId } = row
  const prescriber = await loadPrescriber(deps, db, specialistId, row.appointment_id)
  const patient = await loadPatient(deps, db, { customerId, dependentId })
  if (!prescriber || !patient) throw notFound()
  const content = await openRecordContent(deps.vault, db, {
    id: row.record_id,
    customer_id: customerId,
    content_sealed: row.content_sealed,
  })
  return { row, prescriber, patient, cid: content.cid_code, items: await openItems(deps, db, row) }
}

/** The prescriptions of a source, one part per legal class. */
export const partsOf = ({ items }: Source) => splitByClass(items)
