import type { exportFhir as endpoint } from '@emma/contracts/patients'
import type { MedicalRecord } from '@emma/contracts/records'
import { recordBasis } from '@emma/domain/records'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { CallOf, UseCase } from '../../http/mount.ts'
import { loadPatient } from '../dependents/index.ts'
import { type Access, logAccess } from './access-log.repo.ts'
import { loadAllergies } from './allergies.present.ts'
import { mayOpenHistory, type ReaderNow, readerOf } from './care.ts'
import { type PatientFile, toBundle } from './fhir/bundle.ts'
import { findDiagnoses, findEncounters, findPapers, findPractitioners } from './fhir.repo.ts'
import { factsOf, toRecords } from './records.present.ts'
import { findHistory, type RecordRow } from './records.repo.ts'

/** Far more than anybody has; the newest of them. */
const MOST = 1000

const isShared = ({ role, care, consent, breakGlass }: ReaderNow): boolean =>
  role === 'customer' || (care && consent) || breakGlass

/** Each record that leaves the house, and that the history did where there is none yet. */
const accessesOf = (rows: readonly RecordRow[], reader: ReaderNow, customerId: string): Access[] => {
  if (rows.length === 0) {
    const basis = reader.role === 'customer' ? 'own' : reader.care ? 'care' : 'break_glass'
    return [{ customerId, action: 'export', object: 'history', objectId: customerId, basis }]
  }
  return rows.map((row) => {
    const basis = recordBasis(factsOf(row), reader)
    if (!basis.ok) throw notFound()
    return { customerId, action: 'export', object: 'record', objectId: row.id, basis: basis.value }
  })
}

/** What the records refer to: who wrote them, when, what the codes mean, what was given. */
const around = async (tx: Tx, records: readonly MedicalRecord[], reader: ReaderNow) => {
  const unique = (values: readonly string[]) => [...new Set(values)]
  return {
    practitioners: await findPractitioners(tx, unique(records.map((each) => each.specialist_id))),
    appointments: await findEncounters(tx, unique(records.flatMap((each) => each.schedule_id ?? []))),
    diagnoses: await findDiagnoses(tx, unique(records.map((each) => each.cid_code))),
    papers: await findPapers(
      tx,
      records.map(({ id }) => id),
      reader.role === 'specialist' ? reader.id : null,
    ),
  }
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
  const page = { page: 1, pageSize: MOST }
  const { rows } = await findHistory(tx, {
    customerId,
    dependentId,
    authorId,
    shared: isShared(reader),
    ...page,
  })
  const who = { actor: call.actor, client: call.client, now: deps.clock.now() }
  await logAccess(tx, who, accessesOf(rows, reader, customerId))
  const records = await toRecords(deps.vault, tx, rows, reader)
  const known = reader.role === 'customer' || reader.care
  return {
    id: dependentId ?? customerId,
    // Without care, an emergency shows who it is, not how to reach them.
    person: known ? person : { ...person, cpf: null, phone: null, home: null },
    records,
    ...(await around(tx, records, reader)),
    allergies: await loadAllergies(deps, tx, { customerId, dependentId }),
  }
}

/** One patient's records for another system, as FHIR R4: those that the caller may read. */
export const exportFhir: UseCase<typeof endpoint> = async (deps, call) => {
  const file = await inTransaction(deps.db, (tx) => loadFile(deps, tx, call))
  const now = deps.clock.now()
  const bundle = toBundle(file, deps.config.publicUrl, now, deps.newId())
  const name = `prontuario-${now.toISOString().slice(0, 10)}.json`
  return { content: Buffer.from(JSON.stringify(bundle)), type: 'application/fhir+json', name }
}
