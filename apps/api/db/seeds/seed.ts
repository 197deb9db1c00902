import type { InsertObject } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import type { Deps } from '../../src/deps.ts'
import type { DB } from '../types.gen.ts'
import type { Random } from './random.ts'

/** The context for creating the demo. */
export interface Seed {
  readonly deps: Deps
  readonly tx: Tx
  readonly random: Random
  readonly now: Date
}

export const demoPassword = 'Emma!demo2026'
export const demoEmails = {
  customer: 'paciente@emma.test',
  specialist: 'especialista@emma.test',
  admin: 'admin@emma.test',
  assistant: 'assistente@emma.test',
} as const

/** PostgreSQL accepts 65,535 parameters per statement. */
const ROWS_AT_ONCE = 200

export const insertAll = async <T extends keyof DB & string>(
  tx: Tx,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute()
  }
}

/** In the form of an e-mail address: lower case without accents. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')

/** The instant that many milliseconds later. */
export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
