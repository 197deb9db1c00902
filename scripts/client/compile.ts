import { execFile } from 'node:child_process'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { root } from '../run/settings.ts'

const run = promisify(execFile)
const packages = join(root, 'packages')

/** `from '…'` of a statement, and `import("…")` of a type. */
const SPECIFIER = /(?<before>\bfrom '|\bimport\(")(?<name>@emma\/[^'"]+|\.{1,2}\/[^'"]+\.ts)(?<after>'|"\))/g

/** A workspace's module stands beside: its package is not installed where this is used. */
const beside = (file: string, folder: string, name: string): string => {
  if (name.startsWith('.')) return name.replace(/\.ts$/, '.js')
  const source = relative(packages, fileURLToPath(import.meta.resolve(name)))
  const target = relative(dirname(file), join(folder, source)).split(sep).join('/')
  return (target.startsWith('.') ? target : `./${target}`).replace(/\.ts$/, '.js')
}

/** The client with its contracts and rules, as JavaScript and types. */
export const compileClient = async (folder: string): Promise<void> => {
  const project = join(packages, 'client/tsconfig.build.json')
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--outDir', folder])
  for await (const name of glob('**/*.{js,d.ts}', { cwd: folder })) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    const next = text.replaceAll(
      SPECIFIER,
      (_, before, specifier, after) => `${before}${beside(file, folder, specifier)}${after}`,
    )
    if (next !== text) await writeFile(file, next)
  }
}
