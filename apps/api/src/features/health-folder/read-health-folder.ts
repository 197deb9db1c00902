import type { readHealthFolder as endpoint, HealthFolder } from '@emma/contracts/health-folder'
import { wallTimeOf } from '@emma/domain/availability'
import { type DocumentKind, documentKinds } from '@emma/domain/prescriptions'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CustomerActor } from '../../http/actor.ts'
import type { UseCase } from '../../http/mount.ts'
import type { Access } from '../../ports/access-log.ts'
import { findExams, toExam } from '../exams/index.ts'
import { findDocuments, toDocuments } from '../prescriptions/index.ts'
import { findLastOther, loadAllergies, logAccess } from '../records/index.ts'
import { type FolderOf, findAttendances } from './health-folder.repo.ts'

/** The newest document of some kinds, and their number. */
const newestDocument = async (deps: Deps, tx: Tx, person: FolderOf, kinds: readonly DocumentKind[]) => {
  const { rows, total } = await findDocuments(tx, { of: 'customer', ...person, kinds }, 1, 0)
  const [latest] = await toDocuments(deps, tx, rows)
  return { latest, total }
}

const newestExam = async ({ vault }: Deps, tx: Tx, person: FolderOf) => {
  const { rows, total } = await findExams(tx, { ...person, page: 1, pageSize: 1 })
  const [row] = rows
  return { latest: row && (await toExam(vault, tx, row)), total }
}

type NewestDocument = Awaited<ReturnType<typeof newestDocument>>
type NewestExam = Awaited<ReturnType<typeof newestExam>>

/** The newer of an exam and another document. */
const papersOf = (exam: NewestExam, document: NewestDocument, zone: string): HealthFolder['papers'] => {
  const ofExam = exam.latest && { kind: 'exam' as const, title: exam.latest.title, date: exam.latest.date }
  const ofDocument = document.latest && {
    kind: document.latest.kind,
    title: null,
    date: wallTimeOf(Date.parse(document.latest.created_at), zone).date,
  }
  const isExamNewer = ofExam && (!ofDocument || ofExam.date >= ofDocument.date)
  return { total: exam.total + document.total, latest: (isExamNewer ? ofExam : ofDocument) ?? null }
}

const prescriptionsOf = ({ latest, total }: NewestDocument): HealthFolder['prescriptions'] => ({
  total,
  latest: latest
    ? {
        medicines: latest.medicines,
        specialist_name: latest.specialist.name,
        created_at: latest.created_at,
        valid_until: latest.valid_until,
      }
    : null,
})

const accessesTo = (
  { customerId, dependentId }: FolderOf,
  ids: readonly [Access['object'], string | undefined][],
) => {
  const own = { customerId, action: 'list', basis: 'own' } as const
  const shown = ids.flatMap(([object, objectId]) =>
    objectId === undefined ? [] : [{ ...own, object, objectId }],
  )
  return [...shown, { ...own, object: 'allergy', objectId: dependentId ?? customerId } as const]
}

const load = async (deps: Deps, tx: Tx, actor: CustomerActor, person: FolderOf) => {
  const prescription = await newestDocument(deps, tx, person, ['prescription'])
  const document = await newestDocument(
    deps,
    tx,
    person,
    documentKinds.filter((kind) => kind !== 'prescription'),
  )
  const exam = await newestExam(deps, tx, person)
  const { records, latest, family } = await findAttendances(tx, person)
  const seen = await findLastOther(tx, person)
  const allergies = await loadAllergies(deps, tx, person)
  const folder: HealthFolder = {
    prescriptions: prescriptionsOf(prescription),
    papers: papersOf(exam, document, actor.timeZone),
    visits: { records, latest: latest && { ...latest, starts_at: new Date(latest.starts_at).toISOString() } },
    allergies: allergies.map(({ substance }) => substance),
    family: [...family],
    seen: seen ? { name: seen.name, at: seen.at.toISOString() } : null,
  }
  const accesses = accessesTo(person, [
    ['document', prescription.latest?.id],
    ['document', document.latest?.id],
    ['exam', exam.latest?.id],
  ])
  return { folder, accesses }
}

/** The newest of each part of a person's folder: a fixed number of queries, however much there is. */
export const readHealthFolder: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { dependent_id: whose = 'self' } = query
    const person = { customerId: actor.customerId, dependentId: whose === 'self' ? null : whose }
    const { folder, accesses } = await load(deps, tx, actor, person)
    await logAccess(tx, { actor, client, now: deps.clock.now() }, accesses)
    return folder
  })
