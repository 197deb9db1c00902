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
 * Budget of each route's first load, in kilobytes of brotli, JS and CSS; `usual` for the other routes. Code shared by all
 * screens after login is one file, and code shared by several screens of a role another: some kilobytes more than one
 * screen needs, but thirty requests fewer. The base is split into files that are evaluated in separate tasks.
 */
const usual = 237.5
const budgets: Readonly<Record<string, number>> = {
  // Any call may need a second factor, a proof of work or the document's early answer; the texts can be English.
  '/login': 159,
  '/customer/login': 159,
  // All search filters with their counts, as on the public page, and the usual ones.
  '/customer/specialists/$id': 222.5,
  // The shown offer is stored and compared, so that a change is confirmed; also for return visits.
  '/customer/horario/$specialist_id': 221.5,
  // With offline storage, invitations of companions, and pending proposals.
  '/customer/agenda': 218,
  // Paying as for one slot, with the kept cards and a new one.
  '/customer/serie/$id': 244,
  '/customer/favoritos': 214.5,
  '/customer/area-paciente/historico-exame': 238,
  // All fields of a person, and the password strength.
  '/customer/perfil/dados': 238.5,
  '/customer/create': 251,
  '/specialist/create': 251,
  // An editor and the readers' rendering of a post.
  '/admin/posts/create': 240.5,
  '/admin/posts/edit/$id': 243,
  '/admin/specialties/edit/$id': 238,
  // Work screens have a header search and tabs; this one has charts too.
  '/admin/balances': 244,
  // A WorkTable with presence, companions and bulk cancellation.
  '/specialist/consultas': 209.5,
  // With the diagnosis search as a filter.
  '/specialist/records/list': 211,
  // With the automatic answer of the chat.
  '/specialist/chat-settings': 239,
  // With a bank account and a technical director.
  '/specialist/companies/general-information/$id': 248,
  '/specialist/prontuario/$id': 234.5,
  // The week's hours with exceptions and bulk conflict solving; and booking for a patient, also without an account.
  '/specialist/horarios': 272,
  '/specialist/novo-agendamento': 245.5,
  // Prescribing without a patient, with the diagnosis search, and the phrases.
  '/specialist/modelos': 263.5,
  // The specialist switch, list filters or the calendar grid, and the contact dialog.
  '/assistente': 258.5,
  '/assistente/calendario': 259,
  '/assistente/pacientes': 254.5,
  // An invitation and a new account with password strength.
  '/equipe/convite': 239,
  '/admin/companies/details/$id': 239,
  // The record in tabs or guided cards, with prescribing, its models, and keyboard shortcuts.
  '/specialist/prontuario-medico/$schedule_id/$record_id': 332,
  '/specialist/prontuario-emma': 334,
}
/** Budgets of the scripts of every visit. React and the libraries stay cached between releases. */
const scripts: Readonly<Record<string, number>> = {
  react: 57,
  libraries: 39,
  looks: 19.5,
  base: 26.5,
  'signed-in': 37.5,
}

/** Scripts of public pages: no library, as nobody has them cached. */
const site = {
  modules: ['src/features/site/browser/site.ts', 'src/features/site/browser/gate.ts'],
  limit: 12,
}

/** All files that a browser loads for these modules and the entry. */
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

/** The size of each first load of a build, in kilobytes of brotli. */
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

/** `node apps/web/build/first-load.ts [build]`: prints a line per route; fails if one is over its budget. */
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
