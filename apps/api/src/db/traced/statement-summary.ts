/** A statement's operation and tables, from its text. */
export interface StatementSummary {
  /** `SELECT`, `INSERT`, `BEGIN`. */
  readonly operation: string
  /** The table that it writes, or else the first one that it reads. */
  readonly table: string | undefined
  /** The function that it calls, if there is no table. */
  readonly called: string | undefined
}

const FIRST_WORD = /^(?:\s|\/\*.*?\*\/)*(?<word>[a-z]+)/is
const WRITTEN = /\b(?<operation>insert|update|delete)\s+(?:into\s+|from\s+)?"?(?<table>[a-z_]\w*)/i
const READ = /\bfrom\s+(?:only\s+)?"?(?<name>[a-z_]\w*)\b"?(?<bracket>\()?/gi
const CALLED = /\bselect\s+(?<name>[a-z_][\w.]*)\(/i
/** Names of a statement's own parts: `WITH due AS (…)`. */
const OWN =
  /(?:\bwith\s+(?:recursive\s+)?|,\s*)"?(?<name>[a-z_]\w*)"?\s+as\s+(?:not\s+materialized\s*|materialized\s*)?\(/gi

/** The text without bracketed parts: subqueries, and those in a list of columns. */
const outermost = (text: string): string => {
  const without = text.replaceAll(/\([^()]*\)/g, '\u0000')
  return without === text ? text.replaceAll('\u0000', '()') : outermost(without)
}

interface Source {
  readonly name: string
  /** A function that returns rows. */
  readonly isCall: boolean
}

const sourcesIn = (text: string): readonly Source[] =>
  [...text.matchAll(READ)].flatMap(({ groups }) =>
    groups?.name ? [{ name: groups.name, isCall: groups.bracket !== undefined }] : [],
  )

/**
 * The table that it reads: on its own level, or else in a subquery; a bracket inside one may be `extract(epoch FROM
 * now())`.
 */
const sourceOf = (text: string): Source | undefined => {
  const own = new Set([...text.matchAll(OWN)].map(({ groups }) => groups?.name))
  const nested = sourcesIn(text).filter(({ isCall }) => !isCall)
  return [...sourcesIn(outermost(text)), ...nested].find(({ name }) => !own.has(name))
}

export const summaryOf = (text: string): StatementSummary => {
  const word = FIRST_WORD.exec(text)?.groups?.word?.toUpperCase() ?? 'SQL'
  const written = word === 'SELECT' ? undefined : WRITTEN.exec(text)?.groups
  if (written?.operation !== undefined)
    return { operation: written.operation.toUpperCase(), table: written.table, called: undefined }
  const operation = word === 'WITH' ? 'SELECT' : word
  const source = sourceOf(text)
  if (source)
    return source.isCall
      ? called(operation, source.name)
      : { operation, table: source.name, called: undefined }
  return called(operation, CALLED.exec(text)?.groups?.name)
}

const called = (operation: string, name: string | undefined): StatementSummary => ({
  operation,
  table: undefined,
  called: name,
})
