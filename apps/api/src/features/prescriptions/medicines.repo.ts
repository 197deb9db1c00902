import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { findByWords } from '../../db/word-search.ts'

export interface MedicineRow {
  readonly id: string
  readonly name: string
  readonly active_ingredient: string
  readonly holder: string
  readonly registration: string | null
  readonly class: string
}

const catalogue = {
  table: 'medicines',
  columns: sql`id, name, active_ingredient, holder, registration, class`,
  order: sql`name, active_ingredient, holder`,
  // The starter set says strength and form.
  likelier: sql`(imported_at IS NOT NULL), name, active_ingredient, holder`,
} as const

/** Medicines by the beginnings of words of name and ingredient. */
export const findMedicines = (db: Db, typed: string, limit: number, offset: number) =>
  findByWords<MedicineRow>(db, catalogue, typed, { limit, offset })
