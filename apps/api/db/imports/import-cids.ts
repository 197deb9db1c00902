import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'
import { ImportFault, type Row, readTable } from './csv.ts'
import { type Imported, importRows, type Progress } from './import.ts'

/** The official files of DATASUS, V2008. */
const files = {
  chapters: 'CID-10-CAPITULOS.CSV',
  categories: 'CID-10-CATEGORIAS.CSV',
  subcategories: 'CID-10-SUBCATEGORIAS.CSV',
} as const

interface CidRow {
  readonly code: string
  readonly description: string
  readonly chapter: string
  readonly sex: string | null
}

interface Chapter {
  readonly first: string
  readonly last: string
  readonly name: string
}

/** `Capítulo X - Doenças …` as lists show it: `X. Doenças …`. */
const chapterName = (title: string): string => title.replace(/^Capítulo\s+([IVXLC]+)\s*-\s*/, '$1. ')

const readChapters = async (folder: string): Promise<readonly Chapter[]> => {
  const rows = await readTable(join(folder, files.chapters), ['CATINIC', 'CATFIM', 'DESCRICAO'])
  return rows.map(({ line, cells }) => {
    const isRange = /^[A-Z]\d\d$/.test(cells.CATINIC) && /^[A-Z]\d\d$/.test(cells.CATFIM)
    const at = { file: files.chapters, line, value: `${cells.CATINIC}-${cells.CATFIM}` }
    if (!isRange) throw new ImportFault('bad_code', at)
    if (cells.DESCRICAO === '') throw new ImportFault('empty_text', at)
    return { first: cells.CATINIC, last: cells.CATFIM, name: chapterName(cells.DESCRICAO) }
  })
}

/** The chapters' ranges do not overlap, except that the last one begins inside the letter U. */
const chapterOf = (chapters: readonly Chapter[], code: string): string | undefined =>
  chapters.find(({ first, last }) => first <= code.slice(0, 3) && code.slice(0, 3) <= last)?.name

const toCid = (
  file: string,
  chapters: readonly Chapter[],
  { line, cells }: Row<'CODE' | 'DESCRICAO' | 'RESTRSEXO'>,
): CidRow => {
  const at = { file, line, value: cells.CODE }
  if (!/^[A-Z]\d{2}\d?$/.test(cells.CODE)) throw new ImportFault('bad_code', at)
  if (cells.DESCRICAO === '') throw new ImportFault('empty_text', at)
  if (!['', 'F', 'M'].includes(cells.RESTRSEXO))
    throw new ImportFault('bad_sex', { ...at, value: cells.RESTRSEXO })
  const chapter = chapterOf(chapters, cells.CODE)
  if (chapter === undefined) throw new ImportFault('no_chapter', at)
  const code = cells.CODE.length === 3 ? cells.CODE : `${cells.CODE.slice(0, 3)}.${cells.CODE.slice(3)}`
  return { code, description: cells.DESCRICAO, chapter, sex: cells.RESTRSEXO || null }
}

const unique = (file: string, rows: readonly Row<'CODE' | 'DESCRICAO' | 'RESTRSEXO'>[]) => {
  const known = new Set<string>()
  for (const { line, cells } of rows) {
    if (known.has(cells.CODE)) throw new ImportFault('repeated_code', { file, line, value: cells.CODE })
    known.add(cells.CODE)
  }
  return rows
}

/** The offered classification: categories and subcategories. */
const readCids = async (folder: string): Promise<readonly CidRow[]> => {
  const chapters = await readChapters(folder)
  const categories = (await readTable(join(folder, files.categories), ['CAT', 'DESCRICAO'])).map(
    ({ line, cells }) => ({ line, cells: { CODE: cells.CAT, DESCRICAO: cells.DESCRICAO, RESTRSEXO: '' } }),
  )
  const columns = ['SUBCAT', 'DESCRICAO', 'RESTRSEXO'] as const
  const subcategories = (await readTable(join(folder, files.subcategories), columns)).map(
    ({ line, cells }) => ({
      line,
      cells: { CODE: cells.SUBCAT, DESCRICAO: cells.DESCRICAO, RESTRSEXO: cells.RESTRSEXO },
    }),
  )
  const whole = unique(files.categories, categories).map((row) => toCid(files.categories, chapters, row))
  const parts = unique(files.subcategories, subcategories).map((row) =>
    toCid(files.subcategories, chapters, row),
  )
  return inherit(whole, parts)
}

/** An undivided category is in both files; one whose parts are all of one sex gets that sex. */
const inherit = (categories: readonly CidRow[], parts: readonly CidRow[]): readonly CidRow[] => {
  const sexes = new Map<string, Set<string | null>>()
  for (const { code, sex } of parts) {
    const category = code.slice(0, 3)
    sexes.set(category, (sexes.get(category) ?? new Set()).add(sex))
  }
  const undivided = new Set(parts.map(({ code }) => code))
  const whole = categories.filter(({ code }) => !undivided.has(code))
  return [
    ...whole.map((category) => {
      const [sex = null, ...others] = sexes.get(category.code) ?? []
      return { ...category, sex: others.length === 0 ? sex : null }
    }),
    ...parts,
  ]
}

const column = <K extends keyof CidRow>(rows: readonly CidRow[], key: K) => rows.map((row) => row[key])

const writeCids = (now: Date) => async (tx: Tx, rows: readonly CidRow[]) => {
  const written = await sql<{ added: boolean }>`
    INSERT INTO cids (code, description, chapter, sex, imported_at, is_common)
    SELECT c.*, ${now}::timestamptz, c.code IN (SELECT code FROM cid_terms)
      FROM unnest(${column(rows, 'code')}::text[], ${column(rows, 'description')}::text[],
        ${column(rows, 'chapter')}::text[], ${column(rows, 'sex')}::text[]) AS c (code, description, chapter, sex)
    ON CONFLICT (code) DO UPDATE SET description = excluded.description, chapter = excluded.chapter, sex = excluded.sex,
      imported_at = coalesce(cids.imported_at, excluded.imported_at), retired_at = NULL
     WHERE (cids.description, cids.chapter, cids.sex, cids.retired_at IS NULL, cids.imported_at IS NULL)
       IS DISTINCT FROM (excluded.description, excluded.chapter, excluded.sex, true, false)
    RETURNING xmax = 0 AS added`.execute(tx)
  return written.rows
}

/**
 * Retires codes missing from the edition. The codes in records are sealed, so none can be deleted. Codes of the starter
 * set that no edition had (U07.1, which the Ministry gave later) were never imported and stay as they are.
 */
const retireCids = (codes: readonly string[], now: Date) => async (tx: Tx) => {
  const { rows } = await sql`
    UPDATE cids SET retired_at = ${now}
     WHERE imported_at IS NOT NULL AND retired_at IS NULL AND code <> ALL (${codes}::text[]) RETURNING code`.execute(
    tx,
  )
  return { retired: rows.length, removed: 0 }
}

/**
 * Updates the diagnosis codes from the official files of a folder.
 * @throws ImportFault with the file and the line, before anything is written
 */
export const importCids = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  folder: string,
  report: Progress = () => {},
): Promise<Imported> => {
  const rows = await readCids(folder)
  const now = clock.now()
  const codes = rows.map(({ code }) => code)
  return importRows({ db }, rows, writeCids(now), retireCids(codes, now), report)
}
