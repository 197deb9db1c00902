import { existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNpmCi } from './npm-ci.mjs'
import { phrases } from './phrases.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const progressEvery = 5_000

/** Runs `npm ci` if the installed packages differ from the lockfile. */
export async function installWhatIsMissing() {
  if (isInstalled()) return
  const modules = join(root, 'node_modules')
  await takeUpWhatWasKept(modules)
  if (isInstalled()) return
  process.stdout.write(`${phrases.installing}\n`)
  const began = Date.now()
  const progress = setInterval(() => process.stdout.write('.'), progressEvery)
  const code = await keepingUntilReplaced(modules, npmCi).finally(() => clearInterval(progress))
  if (Date.now() - began > progressEvery) process.stdout.write('\n')
  if (code !== 0) {
    process.stderr.write(`${phrases.installFailed}\n`)
    process.exit(1)
  }
  process.stdout.write(`${phrases.installed(Math.round((Date.now() - began) / 1000))}\n`)
}

const keptFor = (folder) => `${folder}.kept`

/** After a killed install: restores what was there before. */
export async function takeUpWhatWasKept(folder) {
  if (!existsSync(keptFor(folder))) return
  await rm(folder, { recursive: true, force: true })
  await rename(keptFor(folder), folder)
}

/** `npm ci` begins by emptying the folder: the old content is moved aside, and restored if npm fails. */
export async function keepingUntilReplaced(folder, install) {
  if (existsSync(folder)) await rename(folder, keptFor(folder))
  const code = await install()
  if (code === 0) await rm(keptFor(folder), { recursive: true, force: true })
  else await takeUpWhatWasKept(folder)
  return code
}

/** The last thing npm does is to write its own copy of the lockfile into node_modules. */
function isInstalled() {
  const copy = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(copy)) return false
  const { packages: installed } = JSON.parse(readFileSync(copy, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.startsWith('node_modules/') || optional || installed[path]?.version === version,
  )
}

/** Not with the Node in node_modules, which npm's scripts find first: npm ci removes it. */
function npmCi() {
  const ours = join(root, 'node_modules/.bin')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ours)
  return runNpmCi({ cwd: root, env: { ...process.env, PATH: path.join(delimiter) } })
}
