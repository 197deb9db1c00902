import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { officialLists } from '../../apps/api/test/official-lists.ts'

export interface Options {
  /** Specialists in the data; each has 100 appointments and 20 records. */
  readonly sizes: readonly number[]
  /** Per measurement. */
  readonly seconds: number
  readonly isGrowth: boolean
  readonly isQuick: boolean
  /** Only the searches, over the official lists. */
  readonly isSearch: boolean
  /** Only the searches for specialists. */
  readonly isFinding: boolean
  /** Only public pages, as multiples of H on the demo. */
  readonly isPages: boolean
  /** Only Lighthouse on the main screens, on the demo. */
  readonly isWeb: boolean
  /** Only a Monday at eight. */
  readonly isMonday: boolean
  /** Only sockets. */
  readonly isRealtime: boolean
  /** The table of multiples of H, on the demo. */
  readonly isDemo: boolean
  /** Rows of that table, or screens; undefined for all. A partial run is not written into the results. */
  readonly only: readonly string[] | undefined
  /** A work of that table except memory, to be profiled. */
  readonly profile: string | undefined
  readonly dataDir: string
  /** A folder with the official lists of diagnoses (`cid10`) and medicines (`anvisa`). */
  readonly officialLists: string | undefined
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const FULL = 10_000
/** Smaller data has fewer than a thousand patients with full wallets. */
const LEAST = 100

/** `--quick`: a tenth of the data, for trying. `--growth`: the same works at 1×, 10× and 100× the rows. `--search`: the searches in the official lists alone. `--finding`: the searches for specialists alone. `--monday`: what comes at once on a Monday at eight, for millions of patients. `--realtime`: sockets alone. `--pages`: public pages alone. `--web`: Lighthouse on a phone, public pages and the main screens of a patient and a specialist; its whole reports are kept beside the data. `--demo`: multiples of a bare hello, on the demo. `--only WORK,WORK`: some of the demo's works, or of the screens. `--profile WORK`: a CPU profile of one of those works, or with `--pages` of home, specialist, specialty or search. */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      finding: { type: 'boolean', default: false },
      pages: { type: 'boolean', default: false },
      web: { type: 'boolean', default: false },
      monday: { type: 'boolean', default: false },
      realtime: { type: 'boolean', default: false },
      demo: { type: 'boolean', default: false },
      only: { type: 'string' },
      profile: { type: 'string' },
    },
  })
  const full = values.quick ? FULL / 10 : FULL
  return {
    sizes:
      values.search || values.realtime || values.demo || values.pages || values.web || values.profile
        ? [FULL / 100]
        : values.growth
          ? [full / 100, full / 10, full].filter((size) => size >= LEAST)
          : [full],
    seconds: values.quick || values.growth ? 4 : 10,
    isGrowth: values.growth,
    isQuick: values.quick,
    isSearch: values.search,
    isFinding: values.finding,
    isPages: values.pages,
    isWeb: values.web,
    isMonday: values.monday,
    isRealtime: values.realtime,
    isDemo: values.demo,
    only: values.only?.split(/,(?=\S)/),
    profile: values.profile,
    dataDir: resolve(root, env.DATA_DIR || '.data', 'bench'),
    officialLists: officialLists(env.OFFICIAL_LISTS),
  }
}
