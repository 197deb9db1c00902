import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure, say } from './failure.ts'
import { phrases } from './phrases.ts'
import { root } from './settings.ts'

const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json']
const ignored = /(^|\/)(node_modules|dist|\.vite)(\/|$)|\.(test|spec)\.tsx?$/
const stamp = join(root, 'apps/web/dist/.sources')

let built: Promise<void> | undefined

/** Builds the web app unless it was built from exactly these sources; once for all callers in this process. */
export function buildWebIfChanged(): Promise<void> {
  built ??= buildIfChanged()
  return built
}

async function buildIfChanged(): Promise<void> {
  const sourcesNow = await hashOfSources()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sourcesNow) return
  say(phrases.buildingWeb)
  const began = performance.now()
  await runBuild()
  await writeFile(stamp, sourcesNow)
  say(phrases.webBuilt(Math.ceil((performance.now() - began) / 1000)))
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await Promise.all(sources.map(filesIn))).flat().sort())
    hash.update(`${path}\0`).update(await readFile(join(root, path)))
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const kept = entries.filter((entry) => !ignored.test(entry.name))
  const found = kept
    .map((entry) => join(path, entry.name))
    .map((child, index) => (kept[index]?.isDirectory() ? filesIn(child) : [child]))
  return (await Promise.all(found)).flat()
}

async function runBuild(): Promise<void> {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
  const build = spawn('npm', ['run', 'build', '-w', 'apps/web'], {
    cwd: root,
    // Regardless of the shell's setting: pages built for development do not run on the server.
    env: { ...process.env, NODE_ENV: 'production', PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  process.once('exit', () => build.kill())
  const [output, problems] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'exit')])
  if (build.exitCode === 0) return
  process.stderr.write(`${output}${problems}\n`)
  throw new Failure(phrases.webBuildFailed)
}
