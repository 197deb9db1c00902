import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { aptInstall, succeeds } from './apt.ts'

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
  const { chromium }: { chromium: { executablePath(): string } } = fromE2e('@playwright/test')
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
  const cli = join(dirname(fromE2e.resolve('@playwright/test/package.json')), 'cli.js')
  return [aptInstall('chromium'), [[process.execPath, cli, 'install', 'chromium']]]
}
