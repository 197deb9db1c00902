import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { routeParts } from './route-parts.ts'

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

const kilobyte = 1024
/**
 * What a first load may weigh in kilobytes of brotli, JS and CSS; other routes: `usual`. What all frames share is one file
 * for whoever is logged in, and what several screens of a role share another: some kilobytes more than a screen reads,
 * instead of thirty requests. The base is three files and two kilobytes more, to be evaluated in as many tasks.
 */
const usual = 237
const budgets: Readonly<Record<string, number>> = {
  // Four more than a form needs: proofs, work for codes and what the document has asked for are looked for in any call; a screen
  // may begin in English; the table of routes has grown.
  '/login': 158.5,
  '/customer/login': 158.5,
  // Everything that a search is narrowed by, with its counts, as on the public page; it is asked for before it is drawn.
  '/customer/specialists/$id': 217.5,
  // What was shown is kept, compared and asked about, of a return as well.
  '/customer/horario/$specialist_id': 218,
  // What is listed is kept for when there is no connection; a companion is invited from here; what waits for an
  // answer has its words with it; the tables of routes and phrases have grown.
  '/customer/agenda': 215,
  '/customer/favoritos': 211,
  // Everything that a person is, and the strength of a password; the table of routes has grown, as has that of phrases.
  '/customer/perfil/dados': 238,
  '/customer/create': 249,
  '/specialist/create': 249,
  // A post with its parts: what it is drawn with comes as readers have it.
  '/admin/posts/create': 238,
  '/admin/posts/edit/$id': 241,
  // Every work screen has a search above it, and its siblings beside its title; charts come on top.
  '/admin/balances': 242,
  // Lists of work are sorted, saved as a file and opened by the row; here each row says who canceled it, who is there and who
  // comes along, and those that are chosen are canceled together.
  '/specialist/consultas': 208,
  // Also by the diagnosis, with the search for it.
  '/specialist/records/list': 209.5,
  // A bank account and a technical director beside the fields of a body.
  '/specialist/companies/general-information/$id': 246,
  '/specialist/prontuario/$id': 234,
  // A whole practice on a screen each: seven rows with their exceptions, conflicts that are solved together, all or the chosen; a person, a slot and
  // a way to pay, for a patient without an account as well.
  '/specialist/horarios': 269,
  '/specialist/novo-agendamento': 241,
  // Whom one serves, the filters of a list or the grid of a calendar, and how a patient is reached.
  '/assistente': 256,
  '/assistente/calendario': 257,
  '/assistente/pacientes': 251,
  // Who invites, and an account with the strength of its password.
  '/equipe/convite': 238,
  '/admin/companies/details/$id': 237.5,
  // Usual uses, sets and the last prescription are at hand beside the record, which is written in tabs or card by card; its
  // keys are told and pressed, and a visit in person ends there. A record without an appointment chooses its patient first.
  '/specialist/prontuario-medico/$schedule_id/$record_id': 329,
  '/specialist/prontuario-emma': 331,
}
/** What every visit loads, and what a release makes new of it: React and the libraries stay as they were. */
const scripts: Readonly<Record<string, number>> = {
  react: 57,
  libraries: 39,
  looks: 19.5,
  // The table of routes has a fourth role, and a session says whom an assistant serves.
  base: 25.5,
  'signed-in': 37,
}

/** What public pages load beside themselves: no library, as a stranger waits for them the first time. */
const site = {
  modules: ['src/features/site/browser/site.ts', 'src/features/site/browser/gate.ts'],
  limit: 12,
}

/** Every file that a browser loads for these modules and the entry. */
export const filesOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const walk = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  for (const name of modules) walk(name)
  return files
}

const compressedSize = async (file: string): Promise<number> => {
  const compressed = await stat(`${file}.br`).catch(() => stat(file))
  return compressed.size
}

/** The weight of each first load of a build, in kilobytes of brotli. */
export const firstLoads = async (folder: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const weigh = async (route: string, modules: readonly string[], limit: number) => {
    const files = [...filesOf(manifest, modules)]
    const sizes = await Promise.all(files.map((file) => compressedSize(join(folder, file))))
    const size = sizes.reduce((sum, each) => sum + each, 0) / kilobyte
    return { route, limit, size, files: files.length }
  }
  const weighScript = async ([name, limit]: readonly [string, number]) => {
    const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file
    if (!file) throw new Error(`The build has no script ${name}`)
    return {
      route: `script ${name}`,
      limit,
      size: (await compressedSize(join(folder, file))) / kilobyte,
      files: 1,
    }
  }
  const routes = await routeParts()
  return Promise.all([
    ...Object.entries(scripts).map(weighScript),
    weigh('public pages', site.modules, site.limit),
    ...routes.map(({ route, parts }) => weigh(route, ['index.html', ...parts], budgets[route] ?? usual)),
  ])
}

/** `node apps/web/build/first-load.ts [build]`: one line a route of the table; fails when one is over its budget. */
const report = async (): Promise<void> => {
  const built = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
  const loads = await firstLoads(built)
  for (const { route, size, limit, files } of loads) {
    const verdict = size > limit ? 'OVER' : 'ok'
    process.stdout.write(
      `${verdict.padEnd(5)}${size.toFixed(1).padStart(6)} of ${limit} KB  ${route} (${files} files)\n`,
    )
    if (size > limit) process.exitCode = 1
  }
}

if (import.meta.main) await report()
