import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { explain, Failure, say } from '../run/failure.ts'
import { phrases } from '../run/phrases.ts'
import { root } from '../run/settings.ts'
import { patientData } from './patient/patient.ts'
import { isRole } from './role.ts'
import { kinds, type Skeleton } from './skeleton.ts'

const options = {
  role: { type: 'string' },
  title: { type: 'string' },
  patient: { type: 'boolean', default: false },
} as const
const pattern = /^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*){0,2}$/

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new Failure(phrases.newUsage)
  }
}

/** `npm run new -- endpoint FEATURE[/SUBJECT]/VERB-NOUN… [--patient] | screen FEATURE[/SUBJECT]/NAME | feature NAME` */
async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = readArguments(args)
  const [kind = '', ...names] = positionals
  const { role = values.patient ? 'specialist' : 'customer', title, patient } = values
  const make = Object.entries(kinds).find(([known]) => known === kind)?.[1]
  const isNamed = names.length > 0 && names.every((name) => pattern.test(name))
  if (!make || !isNamed || !isRole(role) || (names.length > 1 && kind !== 'endpoint'))
    throw new Failure(phrases.newUsage)
  if (patient) {
    if (kind !== 'endpoint' || role !== 'specialist') throw new Failure(phrases.newPatientUsage)
    return tell(await write(await patientData(names, { role, title })))
  }
  // One after the other: the second finds the contract, test and matrix case of the first.
  const steps: string[] = []
  for (const name of names) steps.push(...(await write(await make(name, { role, title }))))
  tell(steps)
}

/** The remaining steps, each once. */
const tell = (steps: readonly string[]): void => {
  for (const step of new Set(steps)) say(`→ ${step}`)
}

async function write({ files, edits, next, generates }: Skeleton): Promise<readonly string[]> {
  // Finds every place before writing anything: a missing place leaves nothing half done.
  const changed = await Promise.all(
    edits.map(async ({ path, change }) => ({ path, change, text: await readFile(join(root, path), 'utf8') })),
  )
  for (const { change, text } of changed) change(text)
  for (const { path } of files) if (existsSync(join(root, path))) throw new Failure(phrases.newIsThere(path))
  for (const { path, content } of files) {
    await mkdir(join(root, dirname(path)), { recursive: true })
    // Never overwrites an existing file.
    await writeFile(join(root, path), content, { flag: 'wx' })
    say(`+ ${path}`)
  }
  for (const { path, change } of edits) {
    const before = await readFile(join(root, path), 'utf8')
    await writeFile(join(root, path), change(before))
    say(`~ ${path}`)
  }
  await format([...files, ...edits].map(({ path }) => path).filter((path) => /\.tsx?$/.test(path)))
  if (generates) {
    await promisify(execFile)(process.execPath, [join(root, 'scripts/generate.mjs')], { cwd: root })
    say('~ apps/api/db/types.gen.ts, apps/api/db/schema.sql, docs/data-model.md')
  }
  return next
}

/** Like `npm run format`, for these files only. */
async function format(paths: readonly string[]): Promise<void> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'check', '--write', '--log-level=none', ...new Set(paths)]
  // Faults it can't fix by itself are reported by `npm run check`.
  await promisify(execFile)(process.execPath, args, { cwd: root }).catch(() => undefined)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
