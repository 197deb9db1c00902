import { readFile } from 'node:fs/promises'
import { type ESTree, parseSync, Visitor } from 'vite'

export interface RouteParts {
  readonly route: string
  /** The modules that the entry asks for when this address is opened, by their names in the build's manifest. */
  readonly parts: readonly string[]
}

const tables = ['public', 'customer', 'specialist', 'admin'] as const
const phrases = '../../packages/phrases/src/pt'

type Values = ReadonlyMap<string, ESTree.Expression>
type Argument = ESTree.Expression | ESTree.SpreadElement | undefined

const textOf = (node: ESTree.Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const isTrue = (node: ESTree.Node | undefined): boolean => node?.type === 'Literal' && node.value === true

const calls = (node: ESTree.Node | undefined, name: string): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name

/** An expression without its `as const` and `satisfies`. */
const plain = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? plain(node.expression) : node

/** A property of a route's declaration, looked for from its end, through the constants it is spread from. */
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

/** The file of a room's texts: `bankAccount` is `bank-account.ts`. */
const phrasesOf = (room = ''): string =>
  `${phrases}/${room.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** `() => import(file)` */
const importedBy = (load: Argument): string => {
  const body = load?.type === 'ArrowFunctionExpression' ? load.body : undefined
  const file = body?.type === 'ImportExpression' ? textOf(body.source) : undefined
  if (!file) throw new Error('A screen is not imported')
  return file.replace('../', 'src/')
}

/** `screen(() => import(file), …rooms)` or `desk(name, …rooms)`: the screen's module and its texts. */
const partsOfScreen = (node: Argument, values: Values): string[] => {
  if (node?.type === 'Identifier') return partsOfScreen(values.get(node.name), values)
  const isDesk = calls(node, 'desk')
  if (!isDesk && !calls(node, 'screen')) throw new Error('A route has no screen')
  const [load, ...rooms] = node.arguments
  const files = isDesk
    ? [
        'src/routes/admin-screens.ts',
        importedBy(propertyOf(values.get('adminScreens'), textOf(load) ?? '', values)),
      ]
    : [importedBy(load)]
  return [...files, ...rooms.map((room) => phrasesOf(textOf(room)))]
}

const partsOfRoute = ([path, meta, component]: readonly Argument[], values: Values): RouteParts => {
  const layout = textOf(propertyOf(meta, 'layout', values))
  const frame = isTrue(propertyOf(meta, 'bare', values)) ? [] : [`src/ui/frame/${layout}-frame.tsx`]
  return { route: textOf(path) ?? '', parts: [...frame, ...partsOfScreen(component, values)] }
}

/** Reads the constants of a table into `values`, and its routes. */
const readTable = async (name: string, values: Map<string, ESTree.Expression>) => {
  const file = new URL(`../src/routes/${name}.ts`, import.meta.url)
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

/** Every route of the table with what its first load asks for, read from the table's own source. */
export const routeParts = async (): Promise<readonly RouteParts[]> => {
  const shared = new Map<string, ESTree.Expression>()
  await readTable('table', shared)
  await readTable('admin-screens', shared)
  const read = tables.map(async (name) => {
    const values = new Map(shared)
    const routes = await readTable(name, values)
    return routes.map((route) => partsOfRoute(route, values))
  })
  return (await Promise.all(read)).flat()
}
