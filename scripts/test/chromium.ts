import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { aptInstall, succeeds } from './apt.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const shellName = 'chromium-headless-shell'
const fromE2e = createRequire(join(root, 'e2e/package.json'))

export interface Chromium {
  readonly whole: string
  /** Headless, for a quarter less work; undefined if unavailable. */
  readonly shell: string | undefined
}

/** A working Chromium: the given one, the system's, Playwright's, else one installed now. */
export async function findOrInstallChromium(): Promise<Chromium | undefined> {
  const found = await findChromium()
  if (found?.shell) return found
  for (const install of found ? [aptInstall(shellName)] : installers()) {
    say(phrases.installingChromium)
    if (!(await succeeds(install))) continue
    const installed = await findChromium()
    if (installed) return installed
  }
  return found
}

async function findChromium(): Promise<Chromium | undefined> {
  const { chromium }: { chromium: { executablePath(): string } } = fromE2e('@playwright/test')
  const whole = await firstThatRuns([
    process.env.CHROMIUM ?? '',
    ...names.flatMap(inPath),
    chromium.executablePath(),
  ])
  if (!whole) return undefined
  return { whole, shell: await firstThatRuns([process.env.CHROMIUM_SHELL ?? '', ...inPath(shellName)]) }
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))

async function firstThatRuns(places: readonly string[]): Promise<string | undefined> {
  for (const place of places.filter(Boolean)) if (await runs(place)) return place
  return undefined
}

/** Existence is not enough: Ubuntu's package of this name only points to snap. */
async function runs(path: string): Promise<boolean> {
  return promisify(execFile)(path, ['--version']).then(
    () => true,
    () => false,
  )
}

function installers(): string[][][] {
  const cli = join(dirname(fromE2e.resolve('@playwright/test/package.json')), 'cli.js')
  return [
    aptInstall('chromium', shellName),
    aptInstall('chromium'),
    [[process.execPath, cli, 'install', 'chromium']],
  ]
}
