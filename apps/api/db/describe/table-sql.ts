import type { Column, Constraint, Table } from './read-catalog.ts'

/** PostgreSQL turns `IN ('a', 'b')` into `= ANY (ARRAY['a'::text, 'b'::text])`. */
const readable = (sql: string): string =>
  sql
    .replaceAll(/(<> ALL|= ANY) \(ARRAY\[([^\]]+)\]\)/g, (_, operator: string, list: string) => {
      const values = list.replaceAll(/::(text|smallint)\b/g, '')
      return `${operator === '= ANY' ? 'IN' : 'NOT IN'} (${values})`
    })
    .replaceAll(/('(?:[^']|'')*')::text(?!\[)/g, '$1')
    .replaceAll(' USING btree ', ' ')
    .replaceAll(' ON ONLY ', ' ON ')
    .replaceAll('timestamp with time zone', 'timestamptz')

/** Breaks a long line before its next clause. */
const wrapped = (sql: string, indent = ''): string =>
  sql.length + indent.length <= 120
    ? sql
    : sql.replaceAll(/ (?=(?:INCLUDE|WHERE|FOR EACH|WHEN|EXECUTE) )/g, `\n${indent}  `)

export const commentLines = (text: string | null, indent = ''): string[] => {
  if (!text) return []
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length + indent.length > 115) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`.trim()
  }
  return lines.map((line) => `${indent}-- ${line}`)
}

/** The name PostgreSQL gives a constraint written beside its column. */
const givenName = (table: string, column: string, kind: Constraint['kind']): string =>
  ({
    p: `${table}_pkey`,
    u: `${table}_${column}_key`,
    f: `${table}_${column}_fkey`,
    c: `${table}_${column}_check`,
    x: '',
  })[kind]

const isBesideColumn = (table: string, { name, kind, columns, definition }: Constraint): boolean =>
  columns.length === 1 &&
  name === givenName(table, columns[0] ?? '', kind) &&
  !/NOT VALID|DEFERRABLE/.test(definition)

const besideColumn = ({ kind, definition }: Constraint): string => {
  if (kind === 'p') return 'PRIMARY KEY'
  if (kind === 'u') return 'UNIQUE'
  if (kind === 'f')
    return definition.replace(/^FOREIGN KEY \(\w+\) /, '').replace(/^(REFERENCES \w+)\(id\)/, '$1')
  return readable(definition)
}

const columnSql = (table: Table, { name, type, notNull, value, comment: why }: Column): string[] => {
  const own = table.constraints.filter(
    (constraint) => isBesideColumn(table.name, constraint) && constraint.columns[0] === name,
  )
  const isKey = own.some(({ kind }) => kind === 'p')
  const parts = [
    name,
    readable(type),
    notNull && !isKey ? 'NOT NULL' : '',
    readable(value),
    ...own.map(besideColumn),
  ]
  return [
    ...commentLines(why, '  '),
    ...own.flatMap((constraint) => commentLines(constraint.comment, '  ')),
    `  ${parts.filter(Boolean).join(' ')},`,
  ]
}

const ending = ({ options, partitionedBy }: Table): string => {
  if (partitionedBy !== null) return `) PARTITION BY ${partitionedBy};`
  return options.length === 0 ? ');' : `) WITH (${options.join(', ')});`
}

/** A table with everything that belongs to it, and its comments. */
export const tableSql = (table: Table): string => {
  const apart = table.constraints.filter((constraint) => !isBesideColumn(table.name, constraint))
  const lines = [
    ...table.columns.flatMap((column) => columnSql(table, column)),
    ...apart.flatMap(({ name, definition, comment: why }) => [
      ...commentLines(why, '  '),
      `  ${wrapped(`CONSTRAINT ${name} ${readable(definition)}`, '  ')},`,
    ]),
  ]
  return [
    ...commentLines(table.comment),
    `CREATE ${table.unlogged ? 'UNLOGGED ' : ''}TABLE ${table.name} (`,
    `${lines.join('\n').replace(/,$/, '')}`,
    ending(table),
    ...[...table.indexes, ...table.triggers].flatMap(({ definition, comment: why }) => [
      ...commentLines(why),
      `${wrapped(readable(definition))};`,
    ]),
  ].join('\n')
}
