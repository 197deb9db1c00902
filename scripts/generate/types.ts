import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/index.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { root } from '../run/settings.ts'

export const typesFile = join(root, 'apps/api/db/types.gen.ts')

/** The types of a freshly migrated database. */
export async function generateTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'emma-types-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durability: 'off', log: () => {} })
  try {
    await migrate(postgres.url)
    const file = join(folder, 'types.ts')
    await promisify(execFile)(
      join(root, 'node_modules/.bin/kysely-codegen'),
      codegenArguments(postgres.url, file),
    )
    return await readFile(file, 'utf8')
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function codegenArguments(url: string, file: string): string[] {
  return [
    ...['--dialect', 'postgres', '--url', url, '--out-file', file, '--log-level', 'error'],
    ...['--default-schema', 'public', '--include-pattern', 'public.*'],
    // As the pool's parsers read them: sums stay far below 2^53, a calendar day has no zone.
    ...['--numeric-parser', 'number', '--date-parser', 'string', '--type-mapping', '{"int8":"number"}'],
  ]
}
