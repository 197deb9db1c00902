import pg from 'pg'
import { phrases } from '../phrases.ts'
import { earlierMigrations, knownMigrations } from './migrations.ts'

/** A database or a backup of a newer release: one sentence for the person who runs this one. */
export class NewerReleaseError extends Error {
  override readonly name = 'NewerReleaseError'
  readonly code = 'newer_release'
}

/**
 * Compares the migrations that data has seen with those of this release.
 * @throws NewerReleaseError naming the newest of both, when one of `applied` is unknown here
 */
export const assertNoNewerRelease = async (
  what: keyof typeof phrases.newer,
  applied: readonly string[],
): Promise<void> => {
  const known = [...(await earlierMigrations()), ...(await knownMigrations())].map(({ name }) => name)
  const unknown = applied.filter((name) => !known.includes(name))
  const theirs = unknown.sort().at(-1)
  if (theirs === undefined) return
  throw new NewerReleaseError(phrases.newer[what](versionOf(theirs), versionOf(known.at(-1) ?? '')))
}

/** A schema's version is the name of its newest migration. */
const versionOf = (migration: string): string => migration.replace(/\.sql$/, '')

/**
 * Checks a database before it is used; an empty one passes.
 * @throws NewerReleaseError
 */
export const assertDatabaseNotNewer = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'emma-version' })
  await client.connect()
  try {
    const table = await client.query("SELECT to_regclass('public.schema_migrations') AS found")
    if (table.rows[0]?.found === null) return
    const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations')
    await assertNoNewerRelease(
      'database',
      rows.map(({ name }) => name),
    )
  } finally {
    await client.end()
  }
}
