import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../run/settings.ts'
import { compileClient } from './compile.ts'

interface Manifest {
  readonly version: string
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

const run = promisify(execFile)
const manifestOf = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8'))

/** `@emma/client/booking` is `@emma/contracts/booking` here. */
const entries = (name: string, { exports }: Manifest) =>
  Object.entries(exports).map(([path, source]) => {
    const file = `./${name}/${source.replace('./', '').replace(/\.ts$/, '')}`
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }] as const
  })

const published = (client: Manifest, contracts: Manifest) => ({
  name: '@emma/client',
  version: client.version,
  description: 'Typed client of Emma: appointments, records and payments of health care in Brazil',
  license: 'UNLICENSED',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: Object.fromEntries([...entries('client', client), ...entries('contracts', contracts)]),
  dependencies: { zod: contracts.dependencies.zod },
})

/** Creates the archive for `npm install` and `npm publish`. @returns its path */
export const packClient = async (target: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'emma-client-'))
  try {
    const [client, contracts] = await Promise.all([manifestOf('client'), manifestOf('contracts')])
    await compileClient(folder)
    await writeFile(join(folder, 'package.json'), JSON.stringify(published(client, contracts), null, 2))
    for (const name of ['README.md', 'example/book.ts']) {
      await cp(join(root, 'packages/client', name), join(folder, name))
    }
    const { stdout } = await run('npm', ['pack', '--pack-destination', target, '--json'], { cwd: folder })
    const [{ filename }] = JSON.parse(stdout)
    return join(target, filename)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
