import { type searchHealthFolder as endpoint, FOUND_MAX, SEARCHED_MAX } from '@emma/contracts/health-folder'
import { wallTimeOf } from '@emma/domain/availability'
import { isFound } from '@emma/domain/health-folder'
import { folded } from '@emma/domain/text'
import phrases from '@emma/phrases/health-folder'
import phrasesInEnglish from '@emma/phrases/health-folder-en'
import specialtiesInEnglish from '@emma/phrases/specialty-names-en'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { CustomerActor } from '../../http/actor.ts'
import type { UseCase } from '../../http/mount.ts'
import type { Access } from '../../ports/access-log.ts'
import { readOwnAppointments } from '../booking/index.ts'
import { findExams, toExam } from '../exams/index.ts'
import { findDocuments, toDocuments } from '../prescriptions/index.ts'
import { findHistory, logAccess, toRecords } from '../records/index.ts'
import type { FolderOf } from './health-folder.repo.ts'

/** The caller, the patient, and the typed text. */
interface Asked {
  readonly actor: CustomerActor
  readonly person: FolderOf
  readonly typed: string
}
type Kind = keyof typeof phrases.kinds

/** The names of a kind, in both languages. */
const kindWords = (kind: Kind) => [phrases.kinds[kind], phrasesInEnglish.kinds[kind]]

const dayOf = (instant: string, { actor }: Asked): string =>
  wallTimeOf(Date.parse(instant), actor.timeZone).date

const findPapers = async (deps: Deps, tx: Tx, asked: Asked) => {
  const { rows } = await findDocuments(tx, { of: 'customer', ...asked.person }, SEARCHED_MAX, 0)
  return (await toDocuments(deps, tx, rows)).filter(({ kind, medicines, specialist, created_at }) => {
    const words = [...kindWords(kind), ...medicines, specialist.name]
    return isFound(asked.typed, { words, date: dayOf(created_at, asked) })
  })
}

const findOwnExams = async ({ vault }: Deps, tx: Tx, { person, typed }: Asked) => {
  const { rows } = await findExams(tx, { ...person, page: 1, pageSize: SEARCHED_MAX })
  const exams = await Promise.all(rows.map((row) => toExam(vault, tx, row)))
  return exams.filter(({ title, date }) => isFound(typed, { words: [...kindWords('exam'), title], date }))
}

/** By author and date: a search does not open their content. */
const findRecords = async (tx: Tx, asked: Asked) => {
  const most = { page: 1, pageSize: SEARCHED_MAX }
  const { rows } = await findHistory(tx, { ...asked.person, authorId: null, shared: true, ...most })
  return rows.filter(({ specialist_name, created_at }) => {
    const words = [...kindWords('record'), specialist_name]
    return isFound(asked.typed, { words, date: dayOf(created_at.toISOString(), asked) })
  })
}

const findAppointments = async (deps: Deps, asked: Asked) => {
  const all = await readOwnAppointments(deps, asked.actor, SEARCHED_MAX)
  const own = all.filter(({ dependent }) => (dependent?.id ?? null) === asked.person.dependentId)
  return own.filter(({ specialist, specialty, starts_at }) => {
    const translated = specialtiesInEnglish[folded(specialty.name)] ?? ''
    const words = [...kindWords('appointment'), specialist.name, specialty.name, translated]
    return isFound(asked.typed, { words, date: dayOf(starts_at, asked) })
  })
}

const find = async (deps: Deps, tx: Tx, asked: Asked) => {
  const reader = {
    role: 'customer',
    id: asked.actor.customerId,
    care: false,
    consent: false,
    breakGlass: false,
  } as const
  const [documents, exams, records, appointments] = [
    await findPapers(deps, tx, asked),
    await findOwnExams(deps, tx, asked),
    await findRecords(tx, asked),
    await findAppointments(deps, asked),
  ]
  return {
    documents: documents.slice(0, FOUND_MAX),
    exams: exams.slice(0, FOUND_MAX),
    records: await toRecords(deps.vault, tx, records.slice(0, FOUND_MAX), reader),
    appointments: appointments.slice(0, FOUND_MAX),
    more: [documents, exams, records, appointments].some(({ length }) => length > FOUND_MAX),
  }
}

const accessesTo = (
  customerId: string,
  { documents, exams, records }: Awaited<ReturnType<typeof find>>,
): Access[] => {
  const listed = (object: Access['object'], things: readonly { readonly id: string }[]) =>
    things.map(({ id }) => ({
      customerId,
      action: 'list' as const,
      object,
      objectId: id,
      basis: 'own' as const,
    }))
  return [...listed('document', documents), ...listed('exam', exams), ...listed('record', records)]
}

/** Finds things of one person; sealed text is opened here and compared, and each result shown is logged. */
export const searchHealthFolder: UseCase<typeof endpoint> = (deps, { actor, client, query }) =>
  inTransaction(deps.db, async (tx) => {
    const { search, dependent_id: whose = 'self' } = query
    const person = { customerId: actor.customerId, dependentId: whose === 'self' ? null : whose }
    const found = await find(deps, tx, { actor, person, typed: search })
    await logAccess(tx, { actor, client, now: deps.clock.now() }, accessesTo(actor.customerId, found))
    return found
  })
