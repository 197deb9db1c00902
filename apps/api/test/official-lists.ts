import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../../../shared/data', import.meta.url))

/**
 * The folder of the official lists, with `cid10` and `anvisa` in it: they are too large for the repository. The path in
 * `OFFICIAL_LISTS`, else the folder beside the repository; undefined if there is none.
 */
export const officialLists = (named: string | undefined): string | undefined =>
  named || (existsSync(beside) ? beside : undefined)
