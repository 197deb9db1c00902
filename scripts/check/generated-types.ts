import { readFile } from 'node:fs/promises'
import { generateTypes, typesFile } from '../generate/types.ts'
import type { Check } from './check.ts'

/** The types of the tables are those of the migrations. */
export const generatedTypes: Check = {
  name: 'generated types',
  run: async () => {
    const [generated, committed] = await Promise.all([generateTypes(), readFile(typesFile, 'utf8')])
    return generated === committed
      ? ''
      : 'apps/api/db/types.gen.ts is not what the migrations make: npm run generate'
  },
}
