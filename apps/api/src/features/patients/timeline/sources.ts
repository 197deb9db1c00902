import type { TimelineEntry, TimelineKind } from '@emma/contracts/patients/timeline'
import { examBasis } from '@emma/domain/exams'
import { recordBasis } from '@emma/domain/records'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import { notFound } from '../../../http/app-error.ts'
import type { Access } from '../../../ports/access-log.ts'
import { readWithPatient } from '../../booking/index.ts'
import { findExams, toExam } from '../../exams/index.ts'
import { findDocuments, toDocuments } from '../../prescriptions/index.ts'
import {
  factsOf,
  findHistory,
  loadVitals,
  measuredIn,
  openRecordContent,
  type ReaderNow,
  type RecordRow,
  type sightOf,
} from '../../records/index.ts'
import { findNote } from '../notes.repo.ts'

export interface Asked {
  readonly deps: Deps
  readonly tx: Tx
  readonly actor: SpecialistActor
  readonly person: { readonly customerId: string; readonly dependentId: string | null }
  readonly reader: ReaderNow
  readonly sight: Awaited<ReturnType<typeof sightOf>>
  /** How many of each kind are enough for the page. */
  readonly most: number
}

/** A dated entry, opened and logged only if the page shows it. */
export interface Found {
  readonly id: string
  readonly at: Date
  readonly access: Omit<Access, 'customerId' | 'action'> | null
  readonly open: () => Promise<TimelineEntry>
}

interface Part {
  readonly found: readonly Found[]
  readonly total: number
}

const granted = <B>(basis: { readonly ok: true; readonly value: B } | { readonly ok: false }): B => {
  if (!basis.ok) throw notFound()
  return basis.value
}

const appointments = async ({ deps, tx, actor, person, most }: Asked): Promise<Part> => {
  const { data, total } = await readWithPatient(deps, tx, actor, person, most)
  const found = data.map(({ id, status, starts_at, specialty, online }) => {
    const at = new Date(starts_at)
    const entry = { kind: 'appointment', id, at: at.toISOString(), status, online } as const
    return { id, at, access: null, open: async () => ({ ...entry, specialty_name: specialty.name }) }
  })
  return { found, total }
}

const openRecord = async ({ deps, tx }: Asked, row: RecordRow): Promise<TimelineEntry> => {
  const { cid_code, diagnosis } = await openRecordContent(deps.vault, tx, row)
  const { id, status, specialist_name, created_at } = row
  return { kind: 'record', id, at: created_at.toISOString(), status, cid_code, diagnosis, specialist_name }
}

/** The specialist's own in any state, and colleagues' signed ones if shared, as in the history. */
const records = async (asked: Asked): Promise<Part> => {
  const { tx, actor, person, reader, sight, most } = asked
  const shared = sight.authorId === null
  const page = { authorId: actor.specialistId, shared, page: 1, pageSize: most }
  const { rows, total } = await findHistory(tx, { ...person, ...page })
  const found = rows.map((row) => {
    const basis = granted(recordBasis(factsOf(row), reader))
    const access = { object: 'record', objectId: row.id, basis } as const
    return { id: row.id, at: row.created_at, access, open: () => openRecord(asked, row) }
  })
  return { found, total }
}

const documents = async ({ deps, tx, actor, person, most }: Asked): Promise<Part> => {
  const filter = { of: 'author', specialistId: actor.specialistId, recordId: undefined, ...person } as const
  const { rows, total } = await findDocuments(tx, filter, most, 0)
  const found = rows.map((row): Found => {
    const { id, created_at: at } = row
    const open = async (): Promise<TimelineEntry> => {
      const [document] = await toDocuments(deps, tx, [row])
      if (!document) throw notFound()
      const { kind, legal_class, medicines } = document
      return { kind: 'document', id, at: at.toISOString(), document: { kind, legal_class, medicines } }
    }
    return { id, at, access: { object: 'document', objectId: id, basis: 'author' }, open }
  })
  return { found, total }
}

const exams = async ({ deps, tx, person, reader, most }: Asked): Promise<Part> => {
  const basis = granted(examBasis(person, reader))
  const { rows, total } = await findExams(tx, { ...person, page: 1, pageSize: most })
  const found = rows.map((row): Found => {
    // A date without a time sorts at noon.
    const at = new Date(`${row.taken_on}T12:00:00Z`)
    const open = async (): Promise<TimelineEntry> => {
      const { id, title } = await toExam(deps.vault, tx, row)
      return { kind: 'exam', id, at: at.toISOString(), title }
    }
    return { id: row.id, at, access: { object: 'exam', objectId: row.id, basis }, open }
  })
  return { found, total }
}

const vitals = async ({ deps, tx, person, sight }: Asked): Promise<Part> => {
  const rows = await loadVitals(deps, tx, person, sight.authorId)
  const objectId = person.dependentId ?? person.customerId
  const found = rows.map(({ id, measured_at, specialist_name, ...row }): Found => {
    const entry = { kind: 'vitals', id, at: measured_at, measured: measuredIn(row), specialist_name } as const
    const access = { object: 'vitals', objectId, basis: sight.basis } as const
    return { id, at: new Date(measured_at), access, open: async () => entry }
  })
  return { found, total: found.length }
}

/** Only with care: an emergency access does not include private notes. */
const note = async ({ tx, actor, person, reader }: Asked): Promise<Part> => {
  const row = reader.care ? await findNote(tx, { specialistId: actor.specialistId, ...person }) : undefined
  if (!row) return { found: [], total: 0 }
  const { id, updated_at: at } = row
  const objectId = person.dependentId ?? person.customerId
  const access = { object: 'note', objectId, basis: 'author' } as const
  return {
    found: [{ id, at, access, open: async () => ({ kind: 'note', id, at: at.toISOString() }) }],
    total: 1,
  }
}

/** Each kind as read by its feature. */
export const sources: Readonly<Record<TimelineKind, (asked: Asked) => Promise<Part>>> = {
  appointment: appointments,
  record: records,
  document: documents,
  exam: exams,
  vitals,
  note,
}
