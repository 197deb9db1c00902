import type { Catalog, Column, Constraint, Table } from './read-catalog.ts'
import { tablesByArea } from './schema-sql.ts'

const introduction = `# Data model

Generated from the migrations by \`npm run generate\`; the columns, constraints and indexes in full are in
[\`apps/api/db/schema.sql\`](../apps/api/db/schema.sql). The diagrams show keys and foreign keys only. A table drawn
without columns belongs to another area.`

const keyOf = ({ constraints }: Table, column: string): string => {
  const has = (kind: Constraint['kind'], alone: boolean) =>
    constraints.some(
      ({ kind: own, columns }) =>
        own === kind && columns.includes(column) && (!alone || columns.length === 1),
    )
  return [has('p', false) && 'PK', has('f', false) && 'FK', has('u', true) && 'UK'].filter(Boolean).join(', ')
}

/** Mermaid allows no spaces or brackets in a type. */
const typeOf = ({ type }: Column): string =>
  type
    .replace(/^timestamp with time zone$/, 'timestamptz')
    .replaceAll(/\W+/g, '_')
    .replace(/_$/, '')

const entity = (table: Table): string[] => [
  `  ${table.name} {`,
  ...table.columns.flatMap((column) => {
    const key = keyOf(table, column.name)
    return key ? [`    ${typeOf(column)} ${column.name} ${key}`] : []
  }),
  '  }',
]

const relation = (table: Table, { columns, refersTo }: Constraint): string => {
  const isOptional = columns.some((name) => !table.columns.find((column) => column.name === name)?.notNull)
  const isSingle = table.constraints.some(
    ({ kind, columns: unique }) =>
      (kind === 'p' || kind === 'u') && unique.every((name) => columns.includes(name)),
  )
  return `  ${refersTo} ${isOptional ? '|o' : '||'}--${isSingle ? 'o|' : 'o{'} ${table.name} : "${columns.join(', ')}"`
}

const diagram = (tables: readonly Table[]): string =>
  [
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(entity),
    ...tables.flatMap((table) =>
      table.constraints.filter(({ kind }) => kind === 'f').map((key) => relation(table, key)),
    ),
    '```',
  ].join('\n')

/** A diagram per area, with a description of each table. */
export const dataModel = (catalog: Catalog): string =>
  `${[
    introduction,
    ...tablesByArea(catalog).map(({ title, tables }) =>
      [
        `## ${title}`,
        [
          '| table | holds |',
          '| --- | --- |',
          ...tables.map(({ name, comment }) => `| \`${name}\` | ${comment ?? ''} |`),
        ].join('\n'),
        diagram(tables),
      ].join('\n\n'),
    ),
  ].join('\n\n')}\n`
