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

/** A file sealed with its own key, and the table of its row. */
interface SealedFile {
  readonly table: 'exams' | 'preparation_files' | 'messages'
  readonly id: string
  readonly type: string
  readonly file_key: string
  readonly file_secret_sealed: Buffer
}

/** The patient's exams, and files from before appointments and in chats. */
export const findSealedFiles = async (db: Db, customerId: string): Promise<readonly SealedFile[]> => {
  const { rows } = await sql<SealedFile>`
    SELECT 'exams' AS table, id, content_type AS type, file_key, file_secret_sealed FROM exams
      WHERE customer_id = ${customerId}::uuid
    UNION ALL
    SELECT 'preparation_files', id, content_type, file_key, file_secret_sealed FROM preparation_files
      WHERE customer_id = ${customerId}::uuid
    UNION ALL
    SELECT 'messages', m.id, m.file_type, m.file_key, m.file_secret_sealed
      FROM chats c JOIN messages m ON m.chat_id = c.id
      WHERE c.customer_id = ${customerId}::uuid AND m.file_key IS NOT NULL
    ORDER BY 1, 2`.execute(db)
  return rows
}

const folders = { exams: 'exams', preparation_files: 'preparations', messages: 'messages' } as const

/** A file's path in the copy. */
export const pathInCopy = ({ table, id, type }: SealedFile): string =>
  `${folders[table]}/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`
