import { sql } from 'kysely'
import { keepPages } from '../../../db/catalogue-pages.ts'
import type { Db } from '../../../db/pool.ts'
import { type Found, findByWords, type Page } from '../../../db/words/word-search.ts'

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
  // The starter set includes strength and form.
  likelier: sql`(imported_at IS NOT NULL), name, active_ingredient, holder`,
} as const

const keep = keepPages<MedicineRow>('medicines')

/** Medicines by beginnings of words in name and ingredient. */
export const findMedicines = (db: Db, typed: string, page: Page): Promise<Found<MedicineRow>> =>
  keep(db, typed, page, () => findByWords<MedicineRow>(db, catalogue, typed, page))
