import type { Check } from './check.ts'
import { type Finding, problemsOf } from './finding.ts'
import { type Source, type Syntax, sourcesBelow, syntaxList, syntaxOf } from './source.ts'

/** State of the whole process rather than of one application in it, by part and name. */
const allowed: Readonly<Record<string, string>> = {
  'db statementNames': 'names of prepared statements by their text: the same for every connection',
  'features/site loaded': 'fonts that came with a package: the same for every application',
  'pdf loaded': 'fonts that came with a package: the same for every application',
}

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

const readonlyTypes = new Set(['ReadonlyMap', 'ReadonlySet'])

/** A declaration at a module's top level, exported or not. */
const declarationOf = (statement: Syntax) =>
  syntaxOf(statement.type === 'ExportDeclaration' ? statement.declaration : statement, 'VariableDeclaration')

/** `new Map(…)`, or a call of a function that creates a limit, a cache or the like: `createLimit()`. */
function isState(init: Syntax | undefined): boolean {
  const callee = syntaxOf(init?.callee, 'Identifier')?.value
  if (typeof callee !== 'string') return false
  return init?.type === 'NewExpression' ? collections.has(callee) : /^create[A-Z]/.test(callee)
}

function isReadonly(name: Syntax): boolean {
  const annotation = syntaxOf(syntaxOf(name.typeAnnotation)?.typeAnnotation, 'TsTypeReference')
  return readonlyTypes.has(String(syntaxOf(annotation?.typeName, 'Identifier')?.value))
}

/** The names of a module's state between calls: each `let`, and each collection that is not declared read-only. */
export function moduleState({ tree, lineOf }: Source): readonly { name: string; line: number }[] {
  return syntaxList(tree.body).flatMap((statement) => {
    const declaration = declarationOf(statement)
    return syntaxList(declaration?.declarations).flatMap((declarator) => {
      const name = syntaxOf(declarator.id)
      if (!name || !declaration || declaration.declare === true) return []
      const changes = declaration.kind !== 'const' || isState(syntaxOf(declarator.init))
      return changes && !isReadonly(name) ? [{ name: String(name.value), line: lineOf(name) }] : []
    })
  })
}

/** `features/auth`, `http`. */
const partOf = (path: string) => path.match(/src\/((?:features\/)?[^/]+)/)?.[1] ?? path

export function stateFindings(sources: readonly Source[]): readonly Finding[] {
  return sources.flatMap((source) =>
    moduleState(source).map(({ name, line }) => ({
      key: `${partOf(source.path)} ${name}`,
      text: `${source.path}:${line}: ${name} is kept in the module; make it in build-deps.ts, or declare it read-only`,
    })),
  )
}

/** Two applications in one process share nothing: state between calls is created with the dependencies. */
export const moduleScope: Check = {
  name: 'state of modules',
  run: async () => problemsOf(stateFindings(await sourcesBelow('apps/api/src')), Object.keys(allowed)),
}
