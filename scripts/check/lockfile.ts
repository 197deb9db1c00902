import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'

interface Lockfile {
  packages: Record<
    string,
    { version?: string; link?: boolean; optionalDependencies?: Record<string, string> }
  >
}

/**
 * `npm install` leaves out another platform's optional package when it cannot reach it, and `npm ci` then refuses the
 * lockfile on every machine.
 */
export const lockfile: Check = {
  name: 'lockfile',
  run: async () => {
    const { packages }: Lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
    return Object.entries(packages)
      .flatMap(([path, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter((name) => !isListed(packages, path, name)),
      )
      .map((name) => `package-lock.json has no entry for the optional package ${name}`)
      .join('\n')
  },
}

/** Resolved as Node does: beside the importer, then in every parent folder. */
function isListed(packages: Lockfile['packages'], path: string, name: string): boolean {
  const parts = path.split('/node_modules/')
  return (
    parts.some((_, index) => {
      const above = parts.slice(0, parts.length - index).join('/node_modules/')
      return packages[`${above && `${above}/`}node_modules/${name}`] !== undefined
    }) || packages[`node_modules/${name}`] !== undefined
  )
}
