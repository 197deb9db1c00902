import { type Source, type Syntax, syntaxList, syntaxOf, visit } from './source.ts'
import { HOLE, sqlCalls, sqlWrites } from './sql-writes.ts'

/** A file's write: into a table, or through a database function. */
export interface Write {
  readonly path: string
  readonly line: number
  /** Undefined if the name is known only at run time. */
  readonly table?: string | undefined
  readonly sqlFunction?: string
}

const builders = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])

type Values = readonly (string | undefined)[]
type Constants = ReadonlyMap<string, readonly unknown[]>

/** The values of each `const` of a file, by name; a name may be set in several functions, or be each of a list. */
function constantsOf({ tree }: Source): Constants {
  const constants = new Map<string, unknown[]>()
  const add = (declaration: Syntax | undefined, list?: unknown) => {
    if (declaration?.kind !== 'const') return
    for (const { id, init } of syntaxList(declaration.declarations)) {
      const name = syntaxOf(id, 'Identifier')?.value
      const value = init ?? list
      if (typeof name === 'string' && value) constants.set(name, [...(constants.get(name) ?? []), value])
    }
  }
  visit(tree, (node) => {
    if (node.type === 'VariableDeclaration') add(node)
    if (node.type === 'ForOfStatement') add(syntaxOf(node.left, 'VariableDeclaration'), node.right)
  })
  return constants
}

const transparent = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
])

/** The possible texts of an expression; undefined if unknown. */
function textsOf(value: unknown, constants: Constants, depth = 0): Values {
  const node = syntaxOf(value)
  if (!node || depth > 5) return [undefined]
  const inner = (field: unknown) => textsOf(field, constants, depth + 1)
  if (node.type === 'StringLiteral') return [String(node.value)]
  if (node.type === 'TemplateLiteral')
    return [templateText(node)].map((text) => (text.includes(HOLE) ? undefined : text))
  if (node.type === 'ConditionalExpression') return [...inner(node.consequent), ...inner(node.alternate)]
  if (node.type === 'ParenthesisExpression' || transparent.has(node.type)) return inner(node.expression)
  if (node.type === 'ArrayExpression')
    return (Array.isArray(node.elements) ? node.elements : []).flatMap((element: { expression?: unknown }) =>
      inner(element?.expression),
    )
  if (node.type === 'Identifier') return (constants.get(String(node.value)) ?? [undefined]).flatMap(inner)
  return [undefined]
}

function templateText(template: Syntax): string {
  const parts = syntaxList(template.quasis)
  return parts.map(({ cooked, raw }) => String(cooked ?? raw)).join(HOLE)
}

/** The name of `x.name` and `x['name']`. */
function propertyOf(node: Syntax): string | undefined {
  const property = syntaxOf(node.property)
  const name = property?.type === 'Computed' ? syntaxOf(property.expression)?.value : property?.value
  return typeof name === 'string' ? name : undefined
}

const calleeOf = (call: Syntax) => syntaxOf(call.callee, 'MemberExpression')

const firstArgument = (call: Syntax): unknown =>
  Array.isArray(call.arguments) ? call.arguments[0]?.expression : undefined

/** Statements are in capitals; untagged text counts only then, so that prose is ignored. */
const looksLikeSql = /\b(INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE|COPY)\b/

interface Reader {
  readonly source: Source
  readonly constants: Constants
  readonly functions: ReadonlySet<string>
  readonly writes: Write[]
}

function readText(reader: Reader, node: Syntax, text: string): void {
  const { path, lineOf } = reader.source
  const first = lineOf(node)
  for (const { table, line } of sqlWrites(text)) reader.writes.push({ path, line: first + line, table })
  for (const { name, line } of sqlCalls(text, reader.functions))
    reader.writes.push({ path, line: first + line, sqlFunction: name })
}

/** `db.updateTable(…)`, `sql.raw(…)`, and `fn('post_entry', …)`. */
function readCall(reader: Reader, call: Syntax): void {
  const { source, constants, functions, writes } = reader
  const callee = calleeOf(call)
  const name = callee ? propertyOf(callee) : syntaxOf(call.callee, 'Identifier')?.value
  const at = { path: source.path, line: source.lineOf(callee ? (syntaxOf(callee.property) ?? call) : call) }
  if (callee && typeof name === 'string' && builders.has(name))
    for (const table of textsOf(firstArgument(call), constants))
      writes.push({ ...at, table: table?.split(/\s/)[0] })
  if (callee && name === 'raw' && syntaxOf(callee.object, 'Identifier')?.value === 'sql')
    for (const text of textsOf(firstArgument(call), constants)) if (text === undefined) writes.push({ ...at })
  if (name === 'fn')
    for (const called of textsOf(firstArgument(call), constants))
      if (called && functions.has(called)) writes.push({ ...at, sqlFunction: called })
}

/** Every write of a file: by Kysely's builders, in SQL, or by calling a writing database function. */
export function tableWrites(source: Source, functions: ReadonlySet<string>): readonly Write[] {
  const reader: Reader = { source, constants: constantsOf(source), functions, writes: [] }
  const called = new Set<unknown>()
  const tagged = new Set<unknown>()
  visit(source.tree, (node) => {
    if (node.type === 'CallExpression') {
      called.add(node.callee)
      readCall(reader, node)
    }
    if (node.type === 'TaggedTemplateExpression') {
      tagged.add(node.template)
      const template = syntaxOf(node.template)
      if (template && isSqlTag(node.tag)) readText(reader, template, templateText(template))
    }
    if (node.type === 'MemberExpression' && builders.has(propertyOf(node) ?? '') && !called.has(node))
      reader.writes.push({ path: source.path, line: source.lineOf(node) })
    readPlainText(reader, node, tagged)
  })
  return reader.writes
}

const isSqlTag = (tag: unknown) => syntaxOf(tag, 'Identifier')?.value === 'sql'

function readPlainText(reader: Reader, node: Syntax, tagged: ReadonlySet<unknown>): void {
  const text =
    node.type === 'StringLiteral'
      ? String(node.value)
      : node.type === 'TemplateLiteral' && !tagged.has(node)
        ? templateText(node)
        : ''
  if (looksLikeSql.test(text)) readText(reader, node, text)
}
