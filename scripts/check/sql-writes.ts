/** A table that a piece of SQL writes; undefined if its name is an interpolated value. */
export interface SqlWrite {
  readonly table: string | undefined
  /** Lines after the first line of the text. */
  readonly line: number
}

interface Token {
  readonly text: string
  readonly line: number
}

/** Stands for `${…}` in the parsed text. */
export const HOLE = '§'

const tokenPattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]+)"|[\p{L}_][\p{L}\p{N}_$]*|[^\s]/gu

function tokensOf(sql: string): readonly Token[] {
  return [...sql.matchAll(tokenPattern)]
    .filter(([text]) => !/^(--|\/\*|')/.test(text))
    .map((match) => ({
      text: match[1] ?? match[0],
      line: sql.slice(0, match.index).split('\n').length - 1,
    }))
}

/** Words before UPDATE with which it is no statement: row locks, upserts, referential actions and triggers. */
const noStatement = new Set(['FOR', 'KEY', 'DO', 'ON', 'OR', 'BEFORE', 'AFTER'])

/** The words between a statement's keyword and the table's name, each optional if it ends with `?`. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  INSERT: ['INTO'],
  DELETE: ['FROM', 'ONLY?'],
  MERGE: ['INTO', 'ONLY?'],
  UPDATE: ['ONLY?'],
  TRUNCATE: ['TABLE?', 'ONLY?'],
}

/** The index of the table's name; undefined without the words required before it. */
function nameAfter(words: readonly string[], keyword: number): number | undefined {
  let at = keyword + 1
  for (const expected of shapes[words[keyword] ?? ''] ?? []) {
    const optional = expected.endsWith('?')
    if (words[at] === expected.replace('?', '')) at++
    else if (!optional) return undefined
  }
  // MERGE … THEN UPDATE SET
  return words[at] === 'SET' ? undefined : at
}

/** The tables of a comma-separated list; tables of other schemas are ignored. */
function namesAt(tokens: readonly Token[], start: number, isList: boolean): readonly (string | undefined)[] {
  const names: (string | undefined)[] = []
  let at = start
  do {
    let name = tokens[at]?.text
    if (tokens[at + 1]?.text === '.') {
      name = name?.toLowerCase() === 'public' ? tokens[at + 2]?.text : ''
      at += 2
    }
    if (name !== '') names.push(name === HOLE ? undefined : name?.toLowerCase())
    at += 2
  } while (isList && tokens[at - 1]?.text === ',')
  return names
}

/** Every INSERT, UPDATE, DELETE, MERGE, TRUNCATE and COPY … FROM in a text, including those in a WITH. */
export function sqlWrites(sql: string): readonly SqlWrite[] {
  const tokens = tokensOf(sql)
  const words = tokens.map(({ text }) => text.toUpperCase())
  return tokens.flatMap(({ line }, index) => {
    const word = words[index] ?? ''
    if (word === 'COPY' && words[index + 2] === 'FROM') return [{ table: nameOf(tokens[index + 1]), line }]
    if (!shapes[word] || (word === 'UPDATE' && noStatement.has(words[index - 1] ?? ''))) return []
    if (word === 'TRUNCATE' && words[index - 1] === 'OR') return []
    const name = nameAfter(words, index)
    if (name === undefined) return []
    return namesAt(tokens, name, word === 'TRUNCATE').map((table) => ({ table, line }))
  })
}

const nameOf = (token: Token | undefined) => (token?.text === HOLE ? undefined : token?.text.toLowerCase())

/** The functions of a set that a text calls. */
export function sqlCalls(sql: string, names: ReadonlySet<string>): readonly { name: string; line: number }[] {
  const tokens = tokensOf(sql)
  return tokens.flatMap(({ text, line }, index) =>
    names.has(text.toLowerCase()) && tokens[index + 1]?.text === '('
      ? [{ name: text.toLowerCase(), line }]
      : [],
  )
}
