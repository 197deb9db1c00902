import { readFile } from 'node:fs/promises'
import { type ESTree, parseSync, Visitor } from 'vite'

export interface RouteParts {
  readonly route: string
  /** The modules that the entry imports for this route, by their names in the build's manifest. */
  readonly parts: readonly string[]
}

const tables = ['public', 'customer', 'specialist', 'admin', 'assistant'] as const
const phrases = '../../packages/phrases/src'

type Values = ReadonlyMap<string, ESTree.Expression>
type Argument = ESTree.Expression | ESTree.SpreadElement | undefined

const textOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const isTrue = (node: ESTree.Node | undefined): boolean => node?.type === 'Literal' && node.value === true

const calls = (node: ESTree.Node | undefined, name: string): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name

/** An expression without `as const` and `satisfies`. */
const plain = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? plain(node.expression) : node

/** A property of a route's declaration; the last one wins, spread constants included. */
const propertyOf = (node: Argument, name: string, values: Values): ESTree.Expression | undefined => {
  if (node?.type === 'Identifier') return propertyOf(values.get(node.name), name, values)
  if (node?.type !== 'ObjectExpression') return undefined
  for (const property of node.properties.toReversed()) {
    const found =
      property.type === 'SpreadElement'
        ? propertyOf(property.argument, name, values)
        : property.key.type === 'Identifier' && property.key.name === name
          ? property.value
          : undefined
    if (found) return found
  }
  return undefined
}

/** `() => import(file)` */
const importedBy = (load: Argument): string => {
  const body = load?.type === 'ArrowFunctionExpression' ? load.body : undefined
  const file = body?.type === 'ImportExpression' ? textOf(body.source) : undefined
  if (!file) throw new Error('A screen is not imported')
  return file.replace('../', 'src/')
}

/** The file of a phrase namespace, from the table of `@emma/phrases`. */
const phrasesOf = (set: string | undefined, values: Values): string =>
  importedBy(propertyOf(values.get('phraseSets'), set ?? '', values)).replace('./', `${phrases}/`)

/** Screens imported by a file beside the route table, by the name of its function. */
const apart = [
  ['adminScreen', 'admin-screens.ts'],
  ['assistantScreen', 'assistant-screens.ts'],
  ['customerScreen', 'customer-screens.ts'],
  ['specialistScreen', 'specialist-screens.ts'],
] as const

/** `screen(() => import(file), …sets)` or `adminScreen(name, …sets)`: the screen's module and texts. */
const partsOfScreen = (node: Argument, values: Values): string[] => {
  if (node?.type === 'Identifier') return partsOfScreen(values.get(node.name), values)
  const found = apart.find(([name]) => calls(node, name))
  if (node?.type !== 'CallExpression' || !(found || calls(node, 'screen'))) {
    throw new Error('A route has no screen')
  }
  const [load, ...sets] = node.arguments
  const texts = sets.map((set) => phrasesOf(textOf(set), values))
  if (!found) return [importedBy(load), ...texts]
  const [name, file] = found
  const imports = values.get(`${name}s`)
  return [`src/routes/${file}`, importedBy(propertyOf(imports, textOf(load) ?? '', values)), ...texts]
}

const partsOfRoute = ([path, meta, component]: readonly Argument[], values: Values): RouteParts => {
  const layout = textOf(propertyOf(meta, 'layout', values))
  const frame = isTrue(propertyOf(meta, 'bare', values)) ? [] : [`src/ui/frame/${layout}-frame.tsx`]
  return { route: textOf(path) ?? '', parts: [...frame, ...partsOfScreen(component, values)] }
}

/** Reads a table's constants into `values`, and its routes. */
const readTable = async (path: string, values: Map<string, ESTree.Expression>) => {
  const file = new URL(path, import.meta.url)
  const routes: (readonly Argument[])[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) values.set(id.name, plain(init))
    },
    CallExpression(node) {
      if (calls(node, 'route')) routes.push(node.arguments)
    },
  }).visit(parseSync(file.pathname, await readFile(file, 'utf8')).program)
  return routes
}

/** Every route with the modules of its first load, read from the source of the route table. */
export const routeParts = async (): Promise<readonly RouteParts[]> => {
  const shared = new Map<string, ESTree.Expression>()
  await readTable(`../${phrases}/index.ts`, shared)
  await readTable('../src/routes/table.ts', shared)
  for (const [, file] of apart) await readTable(`../src/routes/${file}`, shared)
  const read = tables.map(async (name) => {
    const values = new Map(shared)
    const routes = await readTable(`../src/routes/${name}.ts`, values)
    return routes.map((route) => partsOfRoute(route, values))
  })
  return (await Promise.all(read)).flat()
}
