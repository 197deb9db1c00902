import type {
  Preparation,
  PreparationAnswer,
  PreparationFile,
  PreparationQuestion,
} from '@emma/contracts/preparations'
import { isoOf } from '@emma/domain/availability'
import { appointmentCan, type Participant } from '@emma/domain/booking'
import { type Answer, questionKinds } from '@emma/domain/preparations'
import * as z from 'zod/mini'
import { fileSecret } from '../../crypto/sealed-file.ts'
import type { Cell } from '../../crypto/vault.ts'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { openNotes } from '../booking/index.ts'
import { type FileRow, findFiles, type PreparedRow } from './preparations.repo.ts'
import { findQuestions, type QuestionRow } from './questionnaires.repo.ts'

type Opener = Pick<Deps, 'vault'>
type FileOf = Pick<FileRow, 'id' | 'customer_id'>

export const answersCell = ({ id, customer_id }: Pick<PreparedRow, 'id' | 'customer_id'>): Cell => ({
  subjectId: customer_id,
  column: 'preparations.answers_sealed',
  rowId: id,
})
const fileCell = (column: 'name_sealed' | 'file_secret_sealed', { id, customer_id }: FileOf): Cell => ({
  subjectId: customer_id,
  column: `preparation_files.${column}`,
  rowId: id,
})
export const nameCell = (file: FileOf): Cell => fileCell('name_sealed', file)
export const secretCell = (file: FileOf): Cell => fileCell('file_secret_sealed', file)

/** The sealed form of the answers. */
const sealedAnswers = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    kind: z.enum(questionKinds),
    options: z.array(z.string()),
    value: z.union([z.string(), z.boolean(), z.number()]),
  }),
)

/** The answers, with the wording of their questions. */
export const openAnswers = async ({ vault }: Opener, tx: Tx, row: PreparedRow): Promise<Answer[]> =>
  row.answers_sealed === null
    ? []
    : z.parse(sealedAnswers, await vault.open(tx, answersCell(row), row.answers_sealed))

export const openName = async ({ vault }: Opener, tx: Tx, file: FileRow): Promise<string> =>
  z.parse(z.string(), await vault.open(tx, nameCell(file), file.name_sealed))

export const openFileSecret = async (
  { vault }: Opener,
  db: Db | Tx,
  file: Pick<FileRow, 'id' | 'customer_id' | 'file_secret_sealed'>,
) => z.parse(fileSecret, await vault.open(db, secretCell(file), file.file_secret_sealed))

export const toFile = async (deps: Opener, tx: Tx, file: FileRow): Promise<PreparationFile> => ({
  id: file.id,
  name: await openName(deps, tx, file),
  type: file.content_type,
  size: file.size,
})

export const toQuestion = ({ specialty_id: _, ...question }: QuestionRow): PreparationQuestion => question

const toAnswer = ({ id, text, kind, options, value }: Answer): PreparationAnswer => ({
  question_id: id,
  text,
  kind,
  options: [...options],
  value,
})

/** The facts of a row that the domain's rules need. */
export const factsOf = (row: PreparedRow) => ({
  state: row.status,
  startsAt: row.starts_at.getTime(),
  endsAt: row.ends_at.getTime(),
  customerId: row.customer_id,
  specialistId: row.specialist_id,
  customerJoined: false,
  reviewed: false,
})

/** Row → wire, opened for an authorized reader. */
export const toPreparation = async (
  deps: Pick<Deps, 'vault' | 'clock'>,
  tx: Tx,
  row: PreparedRow,
  reader: Participant,
): Promise<Preparation> => {
  const now = deps.clock.now().getTime()
  const asked = await findQuestions(tx, { specialistId: row.specialist_id, specialtyId: row.specialty_id })
  const files = await findFiles(tx, row.id)
  const notesOf = { id: row.id, customerId: row.customer_id }
  return {
    schedule_id: row.id,
    starts_at: isoOf(row.starts_at.getTime(), row.time_zone),
    online: row.place_id === null,
    specialist: { id: row.specialist_id, name: row.specialist_name },
    dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.dependent_name ?? '' },
    editable: appointmentCan.prepare(factsOf(row), reader, now, { reschedule_hours: 0 }).ok,
    reason: await openNotes(deps, tx, notesOf, row.notes_sealed),
    questions: asked.map(toQuestion),
    answers: (await openAnswers(deps, tx, row)).map(toAnswer),
    files: await Promise.all(files.map((file) => toFile(deps, tx, file))),
  }
}
