import { dirname, join } from 'node:path/posix'
import type { Check } from './check.ts'
import { type Finding, problemsOf } from './finding.ts'
import { type Source, type Syntax, sourcesBelow, syntaxOf, visit } from './source.ts'

/** An import from one feature to another. */
interface Edge {
  readonly from: string
  readonly to: string
  /** `path:line`. */
  readonly at: string
  readonly target: string
}

/** Folders whose subfolders are features. */
const areas = ['apps/api/src/features', 'apps/web/src/features', 'packages/domain/src']

const importing = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'])

/** The module a node imports: a static, dynamic or type import, or a re-export. */
function specifierOf(node: Syntax): string | undefined {
  if (importing.has(node.type)) return textOf(node.source)
  if (node.type === 'TsImportType') return textOf(node.argument)
  if (node.type !== 'CallExpression' || !syntaxOf(node.callee, 'Import')) return undefined
  return textOf(Array.isArray(node.arguments) ? node.arguments[0]?.expression : undefined)
}

function textOf(value: unknown): string | undefined {
  const text = syntaxOf(value, 'StringLiteral')?.value
  return typeof text === 'string' ? text : undefined
}

/** The feature of a file; undefined for files beside the features, which combine them. */
function featureOf(area: string, path: string): string | undefined {
  const [feature, file] = path.startsWith(`${area}/`) ? path.slice(area.length + 1).split('/') : []
  return file === undefined ? undefined : feature
}

function edgesOf(area: string, source: Source): readonly Edge[] {
  const from = featureOf(area, source.path)
  const edges: Edge[] = []
  if (from === undefined) return edges
  visit(source.tree, (node) => {
    const specifier = specifierOf(node)
    if (!specifier?.startsWith('.')) return
    const target = join(dirname(source.path), specifier)
    const to = featureOf(area, target)
    if (to !== undefined && to !== from)
      edges.push({ from, to, at: `${source.path}:${source.lineOf(node)}`, target })
  })
  return edges
}

/** The shortest cycle of a feature. */
function cycleFrom(start: string, edges: readonly Edge[]): readonly Edge[] | undefined {
  const ways: Edge[][] = [[]]
  const seen = new Set<string>()
  for (let way = ways.shift(); way; way = ways.shift()) {
    const here = way.at(-1)?.to ?? start
    if (here === start && way.length > 0) return way
    if (seen.has(here)) continue
    seen.add(here)
    for (const edge of edges) if (edge.from === here) ways.push([...way, edge])
  }
  return undefined
}

/** The edges of the cycles between the features of an area: the shortest cycle through each feature, reported once. */
export function cycleFindings(area: string, sources: readonly Source[]): readonly Finding[] {
  const edges = sources.flatMap((source) => edgesOf(area, source))
  const cycles = new Map<string, Finding>()
  for (const feature of new Set(edges.map(({ from }) => from))) {
    const cycle = cycleFrom(feature, edges)
    if (!cycle) continue
    const members = cycle.map(({ from }) => from)
    const imports = cycle.map(({ at, target }) => `\n  ${at} imports ${target}`)
    const key = `${area}: ${members.toSorted().join(' ')}`
    if (!cycles.has(key))
      cycles.set(key, { key, text: `${area}: ${[...members, feature].join(' -> ')}${imports.join('')}` })
  }
  return [...cycles.values()]
}

/**
 * No two features may need each other, not even for a type or a lazily loaded part, so that one can be read, and moved,
 * without the other. Tests may import anything.
 */
export const featureCycles: Check = {
  name: 'feature cycles',
  run: async () => {
    const findings = areas.map(async (area) => cycleFindings(area, await sourcesBelow(area)))
    return problemsOf((await Promise.all(findings)).flat(), [])
  },
}
