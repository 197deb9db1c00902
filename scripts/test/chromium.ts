import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const fromE2e = createRequire(join(root, 'e2e/package.json'))

/** A Chromium that runs: the one given, the system's, Playwright's, else one installed now. */
export async function findOrInstallChromium(): Promise<string | undefined> {
  const found = await findChromium()
  if (found) return found
  for (const install of installers()) {
    say(phrases.installingChromium)
    if (!(await succeeds(install))) continue
    const installed = await findChromium()
    if (installed) return installed
  }
  return undefined
}

async function findChromium(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const { chromium }: { chromium: { executablePath(): string } } = fromE2e('playwright-core')
  const places = [
    process.env.CHROMIUM ?? '',
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    chromium.executablePath(),
  ]
  for (const place of places.filter(Boolean)) if (await runs(place)) return place
  return undefined
}

/** Present is not enough: Ubuntu's package of this name is a note that points to another shop. */
async function runs(path: string): Promise<boolean> {
  return promisify(execFile)(path, ['--version']).then(
    () => true,
    () => false,
  )
}

function installers(): string[][][] {
  const apt = [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]
  const system = process.getuid?.() === 0 ? apt : apt.map((command) => ['sudo', '-n', ...command])
  const cli = join(dirname(fromE2e.resolve('playwright-core/package.json')), 'cli.js')
  return [system, [[process.execPath, cli, 'install', 'chromium']]]
}

async function succeeds(commands: string[][]): Promise<boolean> {
  for (const [program = '', ...args] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const [code] = await once(child, 'exit').catch(() => [1])
    if (code !== 0) return false
  }
  return true
}
