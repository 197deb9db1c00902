import type { Json } from './json.ts'

type Operations = Record<string, Record<string, Json>>

const OFTEN = 5

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const parametersOf = (paths: Operations): readonly Json[] =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters }): readonly Json[] => (Array.isArray(parameters) ? parameters : []))

/** The commonest form of each name that many calls have. */
const common = (paths: Operations): ReadonlyMap<string, string> => {
  const named = parametersOf(paths).filter(({ name }) => typeof name === 'string')
  const byForm = Map.groupBy(named, (parameter) => JSON.stringify(parameter))
  const often = [...byForm].filter(([, uses]) => uses.length >= OFTEN)
  const first = new Map<string, string>()
  for (const [form, uses] of often.toSorted(([, a], [, b]) => b.length - a.length)) {
    const name = pascal(String(uses[0]?.name))
    if (![...first.values()].includes(name)) first.set(form, name)
  }
  return first
}

/** Paging, ids and the like written once: the paths with references, and the referenced parameters. */
export const shareParameters = (paths: Operations): { paths: Operations; parameters: Json } => {
  const names = common(paths)
  const refer = (parameter: Json): Json => {
    const name = names.get(JSON.stringify(parameter))
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` }
  }
  const parameters = Object.fromEntries([...names].map(([form, name]) => [name, JSON.parse(form)]))
  for (const methods of Object.values(paths))
    for (const operation of Object.values(methods))
      if (Array.isArray(operation.parameters)) operation.parameters = operation.parameters.map(refer)
  return { paths, parameters }
}
