import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateFiles } from '../generate/files.ts'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'

/** Types, schema and data model match the migrations. */
export const generatedFiles: Check = {
  name: 'generated files',
  run: async () => {
    const problems: string[] = []
    for (const { path, content } of await generateFiles()) {
      const committed = await readFile(join(root, path), 'utf8').catch(() => '')
      if (committed !== content) problems.push(`${path} is not what the migrations make: npm run generate`)
    }
    return problems.join('\n')
  },
}
