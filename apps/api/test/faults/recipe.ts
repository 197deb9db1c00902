import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A file of the recipe for operators: these tests run what they run. */
export const recipePath = (name: string): string =>
  fileURLToPath(new URL(`../../../../docs/high-availability/${name}`, import.meta.url))

export const readRecipe = (name: string): Promise<string> => readFile(recipePath(name), 'utf8')
