import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'

/** The rows of a tab-separated file beside this one, without its header. */
const readTsv = async (file: string): Promise<readonly (readonly string[])[]> => {
  const text = await readFile(new URL(file, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.slice(1).map((line) => line.split('\t'))
}
const column = (rows: readonly (readonly string[])[], at: number): string[] =>
  rows.map((row) => row[at] ?? '')

/** CID-10 as used in outpatient care; the chapter follows from the code's place in the classification. */
const loadCids = async (tx: Tx): Promise<void> => {
  const [cids, chapters] = await Promise.all([readTsv('./cids.tsv'), readTsv('./cid-chapters.tsv')])
  await sql`
    INSERT INTO cids (code, description, chapter, sex)
    SELECT c.code, c.description, h.name, nullif(c.sex, '')
    FROM unnest(${column(cids, 0)}::text[], ${column(cids, 1)}::text[], ${column(cids, 2)}::text[])
      AS c (code, description, sex)
    JOIN unnest(${column(chapters, 0)}::text[], ${column(chapters, 1)}::text[], ${column(chapters, 2)}::text[])
      AS h (first, last, name) ON left(c.code, 3) COLLATE "C" BETWEEN h.first AND h.last
    ON CONFLICT DO NOTHING`.execute(tx)
}

const loadMedicines = async (tx: Tx, newId: () => string): Promise<void> => {
  const rows = await readTsv('./medicines.tsv')
  await sql`
    INSERT INTO medicines (id, name, active_ingredient, class)
    SELECT * FROM unnest(${rows.map(() => newId())}::uuid[], ${column(rows, 0)}::text[], ${column(rows, 1)}::text[],
      ${column(rows, 2)}::text[])
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Common names of diagnoses, which also mark them as common; a term for an unlisted code is ignored. */
const loadCidTerms = async (tx: Tx): Promise<void> => {
  const rows = await readTsv('./cid-terms.tsv')
  await sql`
    INSERT INTO cid_terms (term, code)
    SELECT * FROM unnest(${column(rows, 0)}::text[], ${column(rows, 1)}::text[]) ON CONFLICT DO NOTHING`.execute(
    tx,
  )
  await sql`UPDATE cids SET is_common = true WHERE code IN (SELECT code FROM cid_terms)`.execute(tx)
}

const isEmpty = async (tx: Tx, table: 'cids' | 'cid_terms' | 'medicines'): Promise<boolean> =>
  (await tx.selectFrom(table).select(sql`1`.as('one')).limit(1).executeTakeFirst()) === undefined

/**
 * Loads the initial diagnosis codes and medicines of every installation; a table that has any, of whatever origin, is
 * left alone.
 */
export const loadStarterSets = ({ db, newId }: Pick<Deps, 'db' | 'newId'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (await isEmpty(tx, 'cids')) await loadCids(tx)
    if (await isEmpty(tx, 'cid_terms')) await loadCidTerms(tx)
    if (await isEmpty(tx, 'medicines')) await loadMedicines(tx, newId)
  })
