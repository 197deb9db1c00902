import type { Exam } from '@emma/contracts/exams'
import type { MedicalRecord } from '@emma/contracts/records'
import type { exportFhir as endpoint } from '@emma/contracts/records/patients'
import { examBasis } from '@emma/domain/exams'
import { recordBasis } from '@emma/domain/records'
import { dateForName } from '../../dates.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import type { Access } from '../../ports/access-log.ts'
import { loadPatient } from '../dependents/index.ts'
import { showExams } from '../exams/index.ts'
import {
  factsOf,
  findHistory,
  loadAllergies,
  logAccess,
  mayOpenHistory,
  type ReaderNow,
  type RecordRow,
  readerOf,
  toRecords,
} from '../records/index.ts'
import { openCns } from '../specialists/index.ts'
import { type PatientFile, toBundle } from './bundle.ts'
import { findDiagnoses, findDocuments, findEncounters, findPractitioners } from './fhir.repo.ts'

/** Far more than anybody has; the newest ones. */
const most = { page: 1, pageSize: 1000 }

const isShared = ({ role, care, consent, breakGlass }: ReaderNow): boolean =>
  role === 'customer' || (care && consent) || breakGlass

/** Log entries: one per exported record, or one for the history if there is none. */
const accessesOf = (
  rows: readonly RecordRow[],
  reader: ReaderNow,
  { customerId, dependentId }: { readonly customerId: string; readonly dependentId: string | null },
): Access[] => {
  if (rows.length === 0) {
    const basis = reader.role === 'customer' ? 'own' : reader.care ? 'care' : 'break_glass'
    return [{ customerId, action: 'export', object: 'history', objectId: dependentId ?? customerId, basis }]
  }
  return rows.map((row) => {
    const basis = recordBasis(factsOf(row), reader)
    if (!basis.ok) throw notFound()
    return { customerId, action: 'export', object: 'record', objectId: row.id, basis: basis.value }
  })
}

const practitionersOf = async (deps: Deps, tx: Tx, ids: readonly string[]) => {
  const rows = await findPractitioners(tx, ids)
  return Promise.all(rows.map(async (row) => ({ ...row, cns: await openCns(deps, tx, row) })))
}

/** Data that the records refer to: authors, times, meanings of codes, prescriptions. */
const around = async (deps: Deps, tx: Tx, records: readonly MedicalRecord[], reader: ReaderNow) => {
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    practitioners: await practitionersOf(deps, tx, unique(records.map((each) => each.specialist_id))),
    appointments: await findEncounters(tx, unique(records.flatMap((each) => each.schedule_id ?? []))),
    diagnoses: await findDiagnoses(tx, unique(records.map((each) => each.cid_code))),
    documents: await findDocuments(
      tx,
      records.map(({ id }) => id),
      reader.role === 'specialist' ? reader.id : null,
    ),
  }
}

/** The patient's exams are included if the reader may open them here. */
const examsFor = async (
  deps: Deps,
  tx: Tx,
  { actor, client, params: { customerId }, query }: CallOf<typeof endpoint>,
  reader: ReaderNow,
): Promise<Exam[]> => {
  const basis = examBasis({ customerId }, reader)
  if (!basis.ok) return []
  const onlooker = { actor, client, basis: basis.value, action: 'export' } as const
  const dependentId = query.dependent_id ?? null
  return (await showExams(deps, tx, onlooker, { customerId, dependentId, ...most })).data
}

const loadFile = async (deps: Deps, tx: Tx, call: CallOf<typeof endpoint>): Promise<PatientFile> => {
  const { customerId } = call.params
  const { dependent_id: dependentId = null } = call.query
  const subject = { specialist_id: null, customer_id: customerId, dependent_id: dependentId }
  const reader = await readerOf(deps, tx, call.actor, subject)
  if (!mayOpenHistory(reader, customerId)) throw notFound()
  const person = await loadPatient(deps, tx, { customerId, dependentId })
  if (!person) throw notFound()
  const authorId = reader.role === 'specialist' ? reader.id : null
  const { rows } = await findHistory(tx, {
    customerId,
    dependentId,
    authorId,
    shared: isShared(reader),
    ...most,
  })
  const who = { actor: call.actor, client: call.client, now: deps.clock.now() }
  await logAccess(tx, who, accessesOf(rows, reader, { customerId, dependentId }))
  const records = await toRecords(deps.vault, tx, rows, reader)
  const known = reader.role === 'customer' || reader.care
  return {
    id: dependentId ?? customerId,
    // Without care, an emergency shows the patient's identity but no contacts.
    person: known ? person : { ...person, cpf: null, cns: null, phone: null, home: null },
    records,
    ...(await around(deps, tx, records, reader)),
    allergies: await loadAllergies(deps, tx, { customerId, dependentId }),
    exams: await examsFor(deps, tx, call, reader),
  }
}

/** One patient's records for another system, as FHIR R4: those that the caller may read. */
export const exportFhir: UseCase<typeof endpoint> = async (deps, call) => {
  const file = await inTransaction(deps.db, (tx) => loadFile(deps, tx, call))
  const now = deps.clock.now()
  const bundle = toBundle(file, deps.config.publicUrl, now, deps.newId())
  const name = `prontuario-${dateForName(now, call.actor.timeZone)}.json`
  return { content: Buffer.from(JSON.stringify(bundle)), type: 'application/fhir+json', name }
}
