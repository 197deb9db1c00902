import { sql } from 'kysely'
import type { Db } from '../../../db/pool.ts'

/** The PDFs that the patient received. */
export const findDocumentFiles = (db: Db, customerId: string) =>
  db
    .selectFrom('prescription_documents')
    .select(['id', 'code', 'file_key'])
    .where('customer_id', '=', customerId)
    .where('delivery', '=', 'electronic')
    .orderBy('id')
    .execute()

/** The exams that the patient keeps. */
export const findExamFiles = (db: Db, customerId: string) =>
  db
    .selectFrom('exams')
    .select(['id', 'customer_id', 'content_type', 'file_key', 'file_secret_sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** The files of the patient's chats. */
export const findMessageFiles = async (db: Db, customerId: string) => {
  const { rows } = await sql<{
    id: string
    customer_id: string
    file_type: string
    file_key: string
    file_secret_sealed: Buffer
  }>`
    SELECT m.id, c.customer_id, m.file_type, m.file_key, m.file_secret_sealed
    FROM chats c JOIN messages m ON m.chat_id = c.id
    WHERE c.customer_id = ${customerId}::uuid AND m.file_key IS NOT NULL ORDER BY m.id`.execute(db)
  return rows
}

/** Where an exam's file lies in the copy. */
export const examPath = (id: string, type: string): string =>
  `exams/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`

/** Where a message's file lies in the copy. */
export const messageFilePath = (id: string, type: string): string =>
  `messages/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
