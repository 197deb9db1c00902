import { areas } from './areas.ts'
import type { Catalog, Table } from './read-catalog.ts'
import { commentLines, tableSql } from './table-sql.ts'

/** The tables of each area; those without an area come last, under their own heading. */
export const tablesByArea = ({ tables }: Catalog): readonly { title: string; tables: readonly Table[] }[] => {
  const named = areas.map(({ title, tables: names }) => ({
    title,
    tables: names.flatMap((name) => tables.find((table) => table.name === name) ?? []),
  }))
  const known = new Set(areas.flatMap(({ tables: names }) => names))
  const rest = tables.filter(({ name }) => !known.has(name))
  return rest.length === 0 ? named : [...named, { title: 'Other tables', tables: rest }]
}

const heading = (title: string): string => `-- ${`── ${title} `.padEnd(100, '─')}`

/** The whole schema for reading: tables by area, then views and functions by name. */
export const schemaSql = (catalog: Catalog): string => {
  const { extensions, views, functions } = catalog
  return `${[
    '-- Generated from the migrations by `npm run generate`: for reading. Change it with a new file in db/migrations.',
    extensions.map((name) => `CREATE EXTENSION ${name};`).join('\n'),
    ...tablesByArea(catalog).flatMap(({ title, tables }) => [heading(title), ...tables.map(tableSql)]),
    ...(views.length > 0 ? [heading('Views')] : []),
    ...views.map(({ name, definition, comment }) =>
      [...commentLines(comment), `CREATE VIEW ${name} AS`, definition].join('\n'),
    ),
    heading('Functions'),
    ...functions.map(({ definition, comment }) =>
      [...commentLines(comment), `${definition.trim()};`].join('\n'),
    ),
  ].join('\n\n')}\n`
}
