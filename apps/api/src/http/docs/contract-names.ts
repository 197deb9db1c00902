import { readdir } from 'node:fs/promises'
import type { EndpointSpec } from '@emma/contracts/kit'
import type * as z from 'zod/mini'

/** Names of the contract's calls and shapes: its exports, by identity. */
export interface ContractNames {
  /** An endpoint's export name, unique among all, and its feature's folder. */
  readonly operations: ReadonlyMap<unknown, { readonly id: string; readonly feature: string }>
  /** An exported object or enum, by its type's name: `AppointmentView`. */
  readonly schemas: ReadonlyMap<z.ZodMiniType, string>
}

const pascal = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase())

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Whether a shape gets its own name: texts and numbers are written inline. */
const isNamed = (schema: z.ZodMiniType): boolean => ['object', 'enum'].includes(schema._zod.def.type)

const contractFiles = async (): Promise<readonly { feature: string; url: URL }[]> => {
  const root = new URL('../', import.meta.resolve('@emma/contracts/kit'))
  const files = await readdir(root, { recursive: true })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => ({ feature: file.split('/')[0] ?? file, url: new URL(file, root) }))
}

/** Reads the names from the contract's files, which the server runs. */
export const readContractNames = async (): Promise<ContractNames> => {
  const operations = new Map<unknown, { id: string; feature: string }>()
  const schemas = new Map<z.ZodMiniType, string>()
  const taken = new Set<string>()
  for (const { feature, url } of await contractFiles()) {
    const exported: Record<string, unknown> = await import(url.href)
    for (const [name, value] of Object.entries(exported)) {
      if (isEndpoint(value)) operations.set(value, { id: name, feature })
      if (!isSchema(value) || !isNamed(value) || schemas.has(value)) continue
      const own = taken.has(pascal(name)) ? pascal(feature) + pascal(name) : pascal(name)
      taken.add(own)
      schemas.set(value, own)
    }
  }
  return { operations, schemas }
}
