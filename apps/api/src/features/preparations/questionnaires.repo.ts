import type { PreparationQuestion } from '@emma/contracts/preparations'
import type { QuestionKind } from '@emma/domain/preparations'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

/** The questionnaire of one specialist in one specialty. */
export interface Asker {
  readonly specialistId: string
  readonly specialtyId: string
}

const questions = (db: Db | Tx) =>
  db
    .selectFrom('questionnaire_questions')
    .select((eb) => [
      'id',
      'specialty_id',
      'text',
      eb.ref('kind').$castTo<QuestionKind>().as('kind'),
      'options',
      'required',
    ])
    .orderBy('number')

export const findQuestions = (db: Db | Tx, { specialistId, specialtyId }: Asker) =>
  questions(db).where('specialist_id', '=', specialistId).where('specialty_id', '=', specialtyId).execute()
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number]

export const findAllQuestions = (db: Db, specialistId: string) =>
  questions(db).where('specialist_id', '=', specialistId).execute()

const offers = (db: Db | Tx, specialistId: string) =>
  db
    .selectFrom('specialist_specialties as o')
    .innerJoin('specialties as y', 'y.id', 'o.specialty_id')
    .select(['o.specialty_id as id', 'y.name'])
    .where('o.specialist_id', '=', specialistId)
    .orderBy('y.name')

/** A specialist's specialties, by name. */
export const findOffered = (db: Db, specialistId: string) => offers(db, specialistId).execute()

/** Locks one of them: its questions have one writer at a time. */
export const lockOffered = (tx: Tx, { specialistId, specialtyId }: Asker) =>
  offers(tx, specialistId).where('o.specialty_id', '=', specialtyId).forUpdate('o').executeTakeFirst()

/** Replaces the questions. */
export const replaceQuestions = async (
  tx: Tx,
  { specialistId, specialtyId }: Asker,
  wanted: readonly PreparationQuestion[],
): Promise<void> => {
  await tx
    .deleteFrom('questionnaire_questions')
    .where('specialist_id', '=', specialistId)
    .where('specialty_id', '=', specialtyId)
    .execute()
  if (wanted.length === 0) return
  const rows = wanted.map(({ id, text, kind, options, required }, index) => ({
    id,
    specialist_id: specialistId,
    specialty_id: specialtyId,
    number: index + 1,
    text,
    kind,
    options,
    required,
  }))
  await tx.insertInto('questionnaire_questions').values(rows).execute()
}
