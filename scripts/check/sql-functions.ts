import { sqlCalls, sqlWrites } from './sql-writes.ts'

/** A database function that writes. */
export interface SqlFunction {
  readonly name: string
  /** Written by its own statements, not by functions it calls. */
  readonly tables: ReadonlySet<string>
}

const statement =
  /CREATE\s+(?:OR\s+REPLACE\s+)?FUNCTION\s+(\w+)[\s\S]*?AS\s+\$(\w*)\$([\s\S]*?)\$\2\$|DROP\s+FUNCTION\s+(?:IF\s+EXISTS\s+)?(\w+)/gi

/** The functions that write, as the migrations leave them. One that only calls others writes what they write. */
export function writingFunctions(migrations: readonly string[]): readonly SqlFunction[] {
  const bodies = new Map<string, string>()
  for (const migration of migrations)
    for (const [, created, , body = '', dropped] of migration.matchAll(statement)) {
      if (created) bodies.set(created.toLowerCase(), body)
      if (dropped) bodies.delete(dropped.toLowerCase())
    }
  const names = new Set(bodies.keys())
  const tablesOf = (name: string, above: readonly string[]): ReadonlySet<string> => {
    const body = bodies.get(name) ?? ''
    const own = sqlWrites(body).flatMap(({ table }) => table ?? [])
    if (own.length > 0) return new Set(own)
    const called = sqlCalls(body, names).filter((call) => !above.includes(call.name))
    return new Set(called.flatMap((call) => [...tablesOf(call.name, [...above, name])]))
  }
  return [...names]
    .map((name) => ({ name, tables: tablesOf(name, [name]) }))
    .filter(({ tables }) => tables.size > 0)
}
