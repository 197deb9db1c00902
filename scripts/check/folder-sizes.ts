import { dirname } from 'node:path'
import type { Check } from './check.ts'
import { trackedFiles } from './tracked-files.ts'

const most = 25

/** Folders that may hold more, and why. */
const allowed: Readonly<Record<string, string>> = {
  'docs/decisions': 'a numbered log',
  'apps/api/db/migrations': 'a numbered log: what was applied is never moved',
  'apps/api/db/migrations/before-baseline': 'history, read by the upgrade test alone',
}

/** The folders with too many files to take in at a glance. */
export function fullFolders(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return [...counts]
    .filter(([folder, count]) => count > most && !Object.hasOwn(allowed, folder))
    .map(
      ([folder, count]) =>
        `${folder}: ${count} files, may have ${most}; divide it by what a person looks for`,
    )
}

export const folderSizes: Check = {
  name: 'folder sizes',
  run: async () => fullFolders(await trackedFiles()).join('\n'),
}
