import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Deps } from '../../../src/deps.ts'
import { avatarPath, keepFile } from '../../../src/files/index.ts'
import { demoEmails } from '../seed.ts'

/**
 * Drawn once with DiceBear's `notionists` by Zoish (CC0 1.0) on tinted grounds, 320 pixels wide. A folder's first one
 * is the demo's main person.
 */
const folder = join(import.meta.dirname, '../portraits')

interface Sitter {
  readonly user_id: string
  readonly gender: string | null
}

const sittersOf = async (deps: Deps, table: 'specialists' | 'customers'): Promise<readonly Sitter[]> => {
  const { rows } = await sql<Sitter>`SELECT p.user_id, p.gender FROM ${sql.table(table)} p
    JOIN users u ON u.id = p.user_id WHERE u.avatar_key IS NULL
    ORDER BY u.email IN (${demoEmails.customer}, ${demoEmails.specialist}) DESC, u.email`.execute(deps.db)
  return rows
}

const give = async (deps: Deps, sitters: readonly Sitter[], faces: string): Promise<void> => {
  const files = (await readdir(join(folder, faces))).sort()
  for (const [nth, { user_id }] of sitters.entries()) {
    const file = files[nth % files.length]
    if (file === undefined) return
    const avatar_key = `${deps.newId()}.webp`
    await keepFile(deps, avatarPath(avatar_key), await readFile(join(folder, faces, file)), 'image/webp')
    await deps.db.updateTable('users').set({ avatar_key }).where('id', '=', user_id).execute()
  }
}

/** A portrait for each specialist and patient, stored like an upload. */
export const givePortraits = async (deps: Deps): Promise<void> => {
  for (const [table, people] of [
    ['specialists', 'specialists'],
    ['customers', 'patients'],
  ] as const) {
    const sitters = await sittersOf(deps, table)
    const men = sitters.filter(({ gender }) => gender === 'masculino')
    await give(
      deps,
      sitters.filter((sitter) => !men.includes(sitter)),
      `${people}/women`,
    )
    await give(deps, men, `${people}/men`)
  }
}
