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
 * Budget of what each route's first load has beside the scripts of every visit, in kilobytes of brotli, JS and CSS;
 * `usual` for the other routes. Code shared by several screens of a role is one file: some kilobytes more than one screen
 * needs, but thirty requests fewer.
 */
const usual = 61.5
const budgets: Readonly<Record<string, number>> = {
  // Any call may need a second factor, a proof of work or the document's early answer; the texts can be English.
  '/login': 20,
  '/customer/login': 20,
  // All search filters with their counts, as on the public page, and the usual ones.
  '/customer/specialists/$id': 46,
  // The shown offer is stored and compared, so that a change is confirmed; also for return visits.
  '/customer/horario/$specialist_id': 45,
  // With offline storage, invitations of companions, and pending proposals.
  '/customer/agenda': 42,
  // Paying as for one slot, with the kept cards and a new one.
  '/customer/serie/$id': 68,
  '/customer/favoritos': 38,
  // All fields of a person, and the password strength.
  '/customer/perfil/dados': 62,
  '/customer/create': 75,
  '/specialist/create': 75,
  // An editor and the readers' rendering of a post.
  '/admin/posts/create': 65,
  '/admin/posts/edit/$id': 67,
  // Work screens have a header search and tabs; this one has charts too.
  '/admin/balances': 68,
  // A WorkTable with presence, companions and bulk cancellation.
  '/specialist/consultas': 33,
  // With the diagnosis search as a filter.
  '/specialist/records/list': 35,
  // With the automatic answer of the chat.
  '/specialist/chat-settings': 62,
  // With a bank account and a technical director.
  '/specialist/companies/general-information/$id': 72,
  '/specialist/prontuario/$id': 58,
  // The week's hours with exceptions and bulk conflict solving; and booking for a patient, also without an account.
  '/specialist/horarios': 96,
  '/specialist/novo-agendamento': 69,
  // Prescribing without a patient, with the diagnosis search, and the phrases.
  '/specialist/modelos': 88,
  // A questionnaire's editor with its preview.
  '/specialist/perguntas': 62,
  // The specialist switch, list filters or the calendar grid, and the contact dialog.
  '/assistente': 82,
  '/assistente/calendario': 83,
  '/assistente/pacientes': 78,
  // The team, its invitations, and whom a company offers.
  '/specialist/equipe': 62,
  // An invitation and a new account with password strength.
  '/equipe/convite': 63,
  '/admin/companies/details/$id': 63,
  // The record in tabs or guided cards, with prescribing, its models, and keyboard shortcuts.
  '/specialist/prontuario-medico/$schedule_id/$record_id': 156,
  '/specialist/prontuario-emma': 158,
}
/**
 * Budgets of the scripts of every visit, and of every screen after login. React and the libraries stay cached between
 * releases; the base is split into files that are evaluated in separate tasks.
 */
const scripts: Readonly<Record<string, number>> = {
  react: 57,
  libraries: 39,
  looks: 19.5,
  base: 26.5,
  'signed-in': 38,
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

/** The size of each first load of a build, in kilobytes of brotli, without the scripts of every visit. */
export const firstLoads = async (folder: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const shared = new Map(
    Object.keys(scripts).map((name) => {
      const file = Object.values(manifest).find((chunk) => chunk.name === name)?.file
      if (!file) throw new Error(`The build has no script ${name}`)
      return [name, file]
    }),
  )
  const everyVisit = new Set(shared.values())
  const weigh = async (route: string, files: readonly string[], limit: number) => {
    const sizes = await Promise.all(files.map((file) => compressedSize(join(folder, file))))
    const size = sizes.reduce((sum, each) => sum + each, 0) / kilobyte
    return { route, limit, size, files: files.length }
  }
  const ownFilesOf = (modules: readonly string[]): string[] =>
    [...filesOf(manifest, modules)].filter((file) => !everyVisit.has(file))
  const routes = await routeParts()
  return Promise.all([
    ...[...shared].map(([name, file]) => weigh(`script ${name}`, [file], scripts[name] ?? 0)),
    weigh('public pages', ownFilesOf(site.modules), site.limit),
    ...routes.map(({ route, parts }) =>
      weigh(route, ownFilesOf(['index.html', ...parts]), budgets[route] ?? usual),
    ),
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
