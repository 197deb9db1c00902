import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

const folder = new URL('../../db/migrations/', import.meta.url)
const beforeBaseline = new URL('before-baseline/', folder)

/** The start of a new database; equivalent to the migrations before them. */
export const baselineNames: readonly string[] = ['0300_baseline.sql', '0301_first_rows.sql']

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

const readMigrations = async (from: URL): Promise<readonly Migration[]> => {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, from), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Every migration that a new database gets, in order. */
export const knownMigrations = (): Promise<readonly Migration[]> => readMigrations(folder)

/** The migrations that the baseline replaced, in order: only for databases with some of them. */
export const earlierMigrations = (): Promise<readonly Migration[]> => readMigrations(beforeBaseline)
