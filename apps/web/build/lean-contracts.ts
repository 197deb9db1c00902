import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

const contract = /packages\/contracts\/src\/(?:(?!kit\/)[\w-]+\/[\w-]+|kit\/(?:schema|person|zone))\.ts$/
/** The properties of an endpoint that the client reads; of `response` only whether it is `null` or a file. */
const read = new Set(['method', 'path', 'multipart', 'proof'])

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const isRead = (property: ESTree.ObjectExpression['properties'][number]): boolean => {
  if (property.type !== 'Property' || property.key.type !== 'Identifier') return true
  const { name } = property.key
  return read.has(name) || (name === 'response' && property.value.type === 'Literal')
}

/** Removes the properties of each `endpoint({ … })` that only the server reads. */
const leanEndpoints = (program: ESTree.Program): Edit[] => {
  const edits: Edit[] = []
  new Visitor({
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return
      if (spec?.type !== 'ObjectExpression') return
      for (const property of spec.properties) {
        if (!isRead(property)) edits.push({ start: property.start, end: property.end, text: '...null' })
      }
    },
  }).visit(program)
  return edits
}

const pure = (text: string): string => `/*#__PURE__*/ (() => (${text}))()`

/** Turns `{ a, b: c } = shape` into a constant for each name. */
const namesOf = ({ properties }: ESTree.ObjectPattern, from: string): string | undefined => {
  const names = properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Identifier'
      ? `${property.value.name} = ${pure(`${from}.${property.key.name}`)}`
      : undefined,
  )
  return names.includes(undefined) ? undefined : names.join(', ')
}

/** Marks top-level calls as free of side effects, so that unused schemas are removed. */
const pureConstants = (program: ESTree.Program, code: string): Edit[] =>
  program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init, start, end }) => {
      if (!init || init.type === 'ArrowFunctionExpression') return []
      const from = code.slice(init.start, init.end)
      if (id.type !== 'ObjectPattern') return [{ start: init.start, end: init.end, text: pure(from) }]
      const text = namesOf(id, from)
      return text === undefined ? [] : [{ start, end, text }]
    })
  })

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)

/**
 * Reduces the contracts to what the browser uses. A call needs its method and path, but no schemas, except those that a
 * screen uses itself. Otherwise each screen would load the schemas of every feature it calls.
 */
export const leanContracts = (): Plugin => ({
  name: 'emma:lean-contracts',
  apply: 'build',
  transform(code, id) {
    if (!contract.test(id)) return null
    const lean = edited(code, leanEndpoints(parseAst(code)))
    return { code: edited(lean, pureConstants(parseAst(lean), lean)), map: null }
  },
})
