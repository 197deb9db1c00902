import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../../../shared/data', import.meta.url))

/**
 * The folder of the official lists, with `cid10` and `anvisa` in it: they are too large for the repository. What
 * `OFFICIAL_LISTS` names, else what stands beside the repository; undefined where there is none.
 */
export const officialLists = (named: string | undefined): string | undefined =>
  named || (existsSync(beside) ? beside : undefined)
