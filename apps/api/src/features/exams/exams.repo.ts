import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'

const exams = (db: Db | Tx) =>
  db
    .selectFrom('exams as x')
    .leftJoin('dependents as d', 'd.id', 'x.dependent_id')
    .select([
      'x.id',
      'x.customer_id',
      'x.dependent_id',
      'd.name as dependent_name',
      'x.details_sealed',
      'x.taken_on',
      'x.content_type',
      'x.size',
      'x.file_key',
      'x.file_secret_sealed',
      'x.created_at',
    ])

export const findExam = (db: Db | Tx, id: string) => exams(db).where('x.id', '=', id).executeTakeFirst()
export type ExamRow = NonNullable<Awaited<ReturnType<typeof findExam>>>

/** The exam uploaded with this key. */
export const findExamByKey = (db: Db | Tx, customerId: string, key: string) =>
  exams(db).where('x.customer_id', '=', customerId).where('x.idempotency_key', '=', key).executeTakeFirst()

/** One patient: the account's holder (null) or a dependent. */
export interface Patient {
  readonly customerId: string
  readonly dependentId: string | null
}

/** More files of exactly one size are not compared. */
const MOST_OF_A_SIZE = 10

/** A patient's exams of exactly this type and size, the last uploaded first. */
export const findExamsOfSize = (
  db: Db | Tx,
  { customerId, dependentId }: Patient,
  { type, size }: { readonly type: string; readonly size: number },
): Promise<ExamRow[]> =>
  exams(db)
    .where('x.customer_id', '=', customerId)
    .where('x.dependent_id', dependentId === null ? 'is' : '=', dependentId)
    .where('x.content_type', '=', type)
    .where('x.size', '=', size)
    .orderBy('x.created_at', 'desc')
    .limit(MOST_OF_A_SIZE)
    .execute()

/** The patients: all of the account (undefined), the holder (null), or one dependent. */
export interface ExamPage {
  readonly customerId: string
  readonly dependentId: string | null | undefined
  readonly page: number
  readonly pageSize: number
}

export const findExams = async (
  db: Db | Tx,
  { customerId, dependentId, page, pageSize }: ExamPage,
): Promise<{ rows: ExamRow[]; total: number }> => {
  const whose = sql<boolean>`x.customer_id = ${customerId}::uuid
    AND (${dependentId === undefined}::boolean OR x.dependent_id IS NOT DISTINCT FROM ${dependentId ?? null}::uuid)`
  const rows = await exams(db)
    .where(whose)
    .orderBy('x.taken_on', 'desc')
    .orderBy('x.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await db
    .selectFrom('exams as x')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(whose)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export interface NewExam {
  readonly id: string
  readonly customerId: string
  readonly dependentId: string | null
  readonly detailsSealed: Buffer
  readonly takenOn: string
  readonly type: string
  readonly size: number
  readonly fileKey: string
  readonly secretSealed: Buffer
  readonly key: string | null
  readonly now: Date
}

/** False if the same upload was stored before. */
export const insertExam = async (tx: Tx, exam: NewExam): Promise<boolean> => {
  const inserted = await tx
    .insertInto('exams')
    .values({
      id: exam.id,
      customer_id: exam.customerId,
      dependent_id: exam.dependentId,
      details_sealed: exam.detailsSealed,
      taken_on: exam.takenOn,
      content_type: exam.type,
      size: exam.size,
      file_key: exam.fileKey,
      file_secret_sealed: exam.secretSealed,
      idempotency_key: exam.key,
      created_at: exam.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes an exam and returns its file; undefined if the account has no such exam. */
export const deleteExamRow = async (tx: Tx, customerId: string, id: string): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('exams')
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key
}
