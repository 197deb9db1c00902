import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../run/settings.ts'

/** The types of a database's tables; `folder` is for temporary files. */
export async function generateTypes(url: string, folder: string): Promise<string> {
  const file = join(folder, 'types.ts')
  await promisify(execFile)(join(root, 'node_modules/.bin/kysely-codegen'), codegenArguments(url, file))
  return await readFile(file, 'utf8')
}

function codegenArguments(url: string, file: string): string[] {
  return [
    ...['--dialect', 'postgres', '--url', url, '--out-file', file, '--log-level', 'error'],
    ...['--default-schema', 'public', '--include-pattern', 'public.*'],
    // Like the pool's parsers: sums stay far below 2^53, a calendar day has no zone.
    ...['--numeric-parser', 'number', '--date-parser', 'string', '--type-mapping', '{"int8":"number"}'],
  ]
}
