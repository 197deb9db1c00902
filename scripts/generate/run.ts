import { writeFile } from 'node:fs/promises'
import { generateTypes, typesFile } from './types.ts'

await writeFile(typesFile, await generateTypes())
