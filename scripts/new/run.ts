import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { explain, Failure, say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { isRole } from './role.ts'
import { kinds, type Skeleton } from './skeleton.ts'

const options = { role: { type: 'string', default: 'customer' }, title: { type: 'string' } } as const
const pattern = /^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*){0,2}$/

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new Failure(phrases.newUsage)
  }
}

/** `npm run new -- endpoint FEATURE[/SUBJECT]/VERB-NOUN | screen FEATURE[/SUBJECT]/NAME | feature NAME` */
async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(args)
  const [kind = '', name = '', ...more] = positionals
  const { role, title } = values
  const make = Object.entries(kinds).find(([known]) => known === kind)?.[1]
  if (!make || !pattern.test(name) || !isRole(role) || more.length > 0) throw new Failure(phrases.newUsage)
  await write(await make(name, { role, title }))
}

async function write({ files, edits, next }: Skeleton): Promise<void> {
  // Every place is found before anything is written: a place that is not there leaves nothing half done.
  const changed = await Promise.all(
    edits.map(async ({ path, change }) => ({ path, change, text: await readFile(join(root, path), 'utf8') })),
  )
  for (const { change, text } of changed) change(text)
  for (const { path, content } of files) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    // Never over a file that is there.
    await writeFile(join(root, path), content, { flag: 'wx' })
    say(`+ ${path}`)
  }
  for (const { path, change } of edits) {
    const before = await readFile(join(root, path), 'utf8')
    await writeFile(join(root, path), change(before))
    say(`~ ${path}`)
  }
  await format([...files, ...edits].map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)))
  for (const step of next) say(`→ ${step}`)
}

/** As `npm run format` does, for these files alone. */
async function format(paths: readonly string[]): Promise<void> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'check', '--write', '--log-level=none', ...new Set(paths)]
  // What it can't mend by itself, `npm run check` tells.
  await promisify(execFile)(process.execPath, args, { cwd: root }).catch(() => undefined)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
