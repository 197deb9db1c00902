import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
]

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const names = ['initdb', 'postgres', 'psql', 'pg_basebackup', 'pg_ctl', 'haproxy', 'redis-server'] as const
type Program = (typeof names)[number]

const found = new Map<string, string>()
for (const name of names) {
  const path = folders.map((folder) => join(folder, name)).find(isThere)
  if (path !== undefined) found.set(name, path)
}
const missing = names.filter((name) => !found.has(name))

/** If one of Debian's programs is missing, the faults are skipped, with a message. */
export const canRun = missing.length === 0
if (!canRun)
  process.stdout.write(
    `${missing.join(', ')} not installed (apt-get install postgresql haproxy redis-server): faults of several nodes are not tried\n`,
  )

/** Path of a program. */
export const pathOf = (name: Program): string => found.get(name) ?? name
