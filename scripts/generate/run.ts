import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import { generateFiles } from './files.ts'

for (const { path, content } of await generateFiles()) await writeFile(join(root, path), content)
