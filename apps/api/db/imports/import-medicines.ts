import { basename } from 'node:path'
import { medicineClassOf } from '@emma/domain/prescriptions'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'
import { ImportFault, readTable } from './csv.ts'
import { type Imported, importRows, type Progress } from './import.ts'

/** The needed columns of ANVISA's open data. */
const columns = [
  'NOME_PRODUTO',
  'NUMERO_REGISTRO_PRODUTO',
  'EMPRESA_DETENTORA_REGISTRO',
  'SITUACAO_REGISTRO',
  'PRINCIPIO_ATIVO',
] as const

interface MedicineRow {
  readonly name: string
  readonly ingredient: string
  readonly holder: string
  readonly registration: string
  readonly class: string
}

/** `VÁLIDO` in older editions, `Ativo` in newer ones. */
const isActive = (situation: string): boolean => /^(v[aá]lido|ativo)$/i.test(situation)

/** `57507378000365 - EMS S/A` → `EMS S/A`. */
const holderOf = (text: string): string => text.replace(/^[\d./-]+\s*-\s*/, '')

const keyOf = ({ name, ingredient, holder }: MedicineRow): string => [name, ingredient, holder].join('\t')

/** Active registrations; of several for one product by one company, the first. */
const readMedicines = async (path: string): Promise<readonly MedicineRow[]> => {
  const rows = await readTable(path, columns)
  const file = basename(path)
  const found = new Map<string, MedicineRow>()
  for (const { line, cells } of rows) {
    if (!isActive(cells.SITUACAO_REGISTRO)) continue
    const name = cells.NOME_PRODUTO
    if (name === '') throw new ImportFault('empty_text', { file, line, value: 'NOME_PRODUTO' })
    const registration = cells.NUMERO_REGISTRO_PRODUTO
    if (!/^\d{4,13}$/.test(registration))
      throw new ImportFault('bad_code', { file, line, value: registration })
    const ingredient = cells.PRINCIPIO_ATIVO
    const holder = holderOf(cells.EMPRESA_DETENTORA_REGISTRO)
    const medicine = { name, ingredient, holder, registration, class: medicineClassOf(ingredient || name) }
    const key = keyOf(medicine)
    if (!found.has(key)) found.set(key, medicine)
  }
  if (found.size === 0) throw new ImportFault('no_rows', { file })
  return [...found.values()]
}

const column = (rows: readonly MedicineRow[], key: keyof MedicineRow): string[] => rows.map((row) => row[key])

const writeMedicines =
  ({ newId }: Pick<Deps, 'newId'>, now: Date) =>
  async (tx: Tx, rows: readonly MedicineRow[]) => {
    const written = await sql<{ added: boolean }>`
    INSERT INTO medicines (id, name, active_ingredient, holder, registration, class, imported_at)
    SELECT *, ${now}::timestamptz FROM unnest(${rows.map(() => newId())}::uuid[], ${column(rows, 'name')}::text[],
      ${column(rows, 'ingredient')}::text[], ${column(rows, 'holder')}::text[], ${column(rows, 'registration')}::text[],
      ${column(rows, 'class')}::text[])
    ON CONFLICT (name, active_ingredient, holder) DO UPDATE SET registration = excluded.registration,
      class = excluded.class, imported_at = coalesce(medicines.imported_at, excluded.imported_at), retired_at = NULL
     WHERE (medicines.registration, medicines.class, medicines.retired_at IS NULL, medicines.imported_at IS NULL)
       IS DISTINCT FROM (excluded.registration, excluded.class, true, false)
    RETURNING xmax = 0 AS added`.execute(tx)
    return written.rows
  }

/** Deletes medicines missing from the edition; prescribed ones are retired. The starter set was never imported. */
const retireMedicines = (keys: readonly string[], now: Date) => async (tx: Tx) => {
  const gone = sql`imported_at IS NOT NULL
    AND name || E'\t' || active_ingredient || E'\t' || holder <> ALL (${keys}::text[])`
  const used = sql`EXISTS (SELECT FROM prescriptions p WHERE p.medicine_id = medicines.id)`
  const retired = await sql`UPDATE medicines SET retired_at = ${now}
    WHERE retired_at IS NULL AND ${gone} AND ${used} RETURNING id`.execute(tx)
  const removed = await sql`DELETE FROM medicines WHERE ${gone} AND NOT ${used} RETURNING id`.execute(tx)
  return { retired: retired.rows.length, removed: removed.rows.length }
}

/**
 * Updates the medicines to ANVISA's file.
 * @throws ImportFault with the line, before anything is written
 */
export const importMedicines = async (
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  path: string,
  report: Progress = () => {},
): Promise<Imported> => {
  const rows = await readMedicines(path)
  const now = clock.now()
  return importRows(
    { db },
    rows,
    writeMedicines({ newId }, now),
    retireMedicines(rows.map(keyOf), now),
    report,
  )
}
