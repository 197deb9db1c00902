import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from '@swc/core'
import { root } from '../run/settings.ts'

/** A node of the syntax tree: swc's own types differ by kind, a check reads a few fields of a few kinds. */
export interface Syntax {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Source {
  /** From the root of the repository. */
  readonly path: string
  readonly tree: Syntax
  readonly lineOf: (node: Syntax) => number
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The value as a node, of that type if one is given. */
export function syntaxOf(value: unknown, type?: string): Syntax | undefined {
  return isSyntax(value) && (type === undefined || value.type === type) ? value : undefined
}

export const syntaxList = (value: unknown): readonly Syntax[] =>
  Array.isArray(value) ? value.filter(isSyntax) : []

/** Calls back for each node, parents first. */
export function visit(value: unknown, each: (node: Syntax) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each)
  else if (typeof value === 'object' && value !== null) {
    if (isSyntax(value)) each(value)
    for (const field of Object.values(value)) visit(field, each)
  }
}

/** swc counts bytes of UTF-8, from 1. */
const startOf = (node: Syntax): number => {
  const { span } = node
  return typeof span === 'object' && span !== null && 'start' in span && typeof span.start === 'number'
    ? span.start - 1
    : 0
}

export async function parseSource(path: string, text: string): Promise<Source> {
  const bytes = Buffer.from(text)
  const module: unknown = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x') })
  const tree = syntaxOf(module)
  if (!tree) throw new Error(`${path}: no syntax tree`)
  return {
    path,
    tree,
    lineOf: (node) => bytes.subarray(0, startOf(node)).toString().split('\n').length,
  }
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** The TypeScript files below a folder, without tests. */
export async function sourcesBelow(folder: string): Promise<readonly Source[]> {
  const paths: string[] = []
  for await (const path of glob(`${folder}/**/*.{ts,tsx}`, { cwd: root })) paths.push(path)
  return Promise.all(
    paths
      .filter((path) => !isTest(path))
      .sort()
      .map(async (path) => parseSource(path, await readFile(join(root, path), 'utf8'))),
  )
}
