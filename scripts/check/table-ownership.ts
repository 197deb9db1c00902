import { glob, readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'
import { type Source, sourcesBelow } from './source.ts'
import { writingFunctions } from './sql-functions.ts'
import { tableWrites, type Write } from './table-writes.ts'

/** The owners of tables. An owner is a folder: `features/booking`, `http`. */
export type Owned = ReadonlyMap<string, readonly string[]>

interface Code {
  /** Every table of the database. */
  readonly tables: readonly string[]
  readonly owned: Owned
  readonly sources: readonly Source[]
  readonly migrations: readonly string[]
}

const api = 'apps/api/src'

/** Files that write tables of all owners, or names known only at run time. */
const exempt: Readonly<Record<string, string>> = {
  [`${api}/db/backup/`]: 'copies whole databases',
  [`${api}/crypto/vault.repo.ts`]: 'reads every sealed column by name when keys are rotated',
}

/** The folder of a file that can own tables: its feature, else its part of the server. */
function ownerOf(path: string): string {
  const [part = '', feature = ''] = path.slice(`${api}/`.length).split('/')
  return part === 'features' ? `features/${feature}` : part
}

/** By table; each has one, if the lists are right. */
type Owners = ReadonlyMap<string, readonly string[]>
type Functions = ReadonlyMap<string, ReadonlySet<string>>

function ownersOf(owned: Owned): Owners {
  const owners = new Map<string, string[]>()
  for (const [owner, tables] of owned)
    for (const table of tables) owners.set(table, [...(owners.get(table) ?? []), owner])
  return owners
}

function wrongLists(tables: readonly string[], owners: Owners): readonly string[] {
  const missing = tables
    .filter((table) => !owners.has(table))
    .map((table) => [table, 'no tables.ts names it'])
  const unknown = [...owners].filter(([table]) => !tables.includes(table))
  const shared = [...owners].filter(([, by]) => by.length > 1)
  return [
    ...missing,
    ...unknown.map(([table, by]) => [table, `named by ${by.join(', ')}, but there is no such table`]),
    ...shared.map(([table, by]) => [table, `named by ${by.join(' and ')}`]),
  ].map(([table, text]) => `${table}: ${text}`)
}

/** A function belongs to the owner of the tables it writes. */
function sharedFunctions(functions: Functions, owners: Owners): readonly string[] {
  return [...functions].flatMap(([name, tables]) => {
    const by = new Set([...tables].map((table) => owners.get(table)?.[0]))
    const text = `${name}() in the migrations writes tables of ${[...by].join(' and ')}`
    return by.size > 1 ? [text] : []
  })
}

function foreignWrites(write: Write, functions: Functions, owners: Owners): readonly string[] {
  const writer = ownerOf(write.path)
  const at = `${write.path}:${write.line}`
  const written = write.sqlFunction ? [...(functions.get(write.sqlFunction) ?? [])] : [write.table]
  return written.flatMap((table = 'unknown') => {
    const owner = owners.get(table)?.[0]
    const how = write.sqlFunction ? ` (${write.sqlFunction})` : ''
    if (owner === writer) return []
    const problem = owner
      ? `writes ${table}${how}, which ${owner} owns`
      : `writes a table that no tables.ts names, or whose name is known only when it runs (${table})`
    return [`${at}: ${problem}`]
  })
}

/** Violations of table ownership in some code. */
export function ownershipProblems(code: Code): readonly string[] {
  const owners = ownersOf(code.owned)
  const functions = new Map(writingFunctions(code.migrations).map(({ name, tables }) => [name, tables]))
  const names = new Set(functions.keys())
  const writes = code.sources.flatMap((source) => tableWrites(source, names))
  return [
    ...wrongLists(code.tables, owners),
    ...writes.flatMap((write) => foreignWrites(write, functions, owners)),
    ...sharedFunctions(functions, owners),
  ]
}

async function ownedTables(): Promise<Owned> {
  const owned = new Map<string, readonly string[]>()
  for await (const path of glob(['*/tables.ts', 'features/*/tables.ts'], { cwd: join(root, api) })) {
    const { tables }: { tables: readonly string[] } = await import(pathToFileURL(join(root, api, path)).href)
    owned.set(dirname(path), tables)
  }
  return owned
}

async function databaseTables(): Promise<string[]> {
  const schema = await readFile(join(root, 'apps/api/db/schema.sql'), 'utf8')
  return [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name = '']) => name)
}

async function migrations(): Promise<string[]> {
  const folder = join(root, 'apps/api/db/migrations')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

/** Only its owner writes a table: others call the owner. Tests and seeds write what they need. */
export const tableOwnership: Check = {
  name: 'table ownership',
  run: async () => {
    const all = await sourcesBelow(api)
    const sources = all.filter(({ path }) => !Object.keys(exempt).some((start) => path.startsWith(start)))
    const code = {
      tables: await databaseTables(),
      owned: await ownedTables(),
      migrations: await migrations(),
    }
    return ownershipProblems({ ...code, sources }).join('\n')
  },
}
