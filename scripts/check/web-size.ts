import { join } from 'node:path'
import { firstLoads } from '../../apps/web/build/first-load.ts'
import { root } from '../run/settings.ts'
import { buildWebIfChanged } from '../run/web-build.ts'
import type { Check } from './check.ts'

/** Kilobytes by which two builds of the same sources differ: hashes in file names compress differently. */
const NAMES = 0.3

/** The size of a first visit stays within its route's budget. */
export const webSize: Check = {
  name: 'size of the web app',
  run: async () => {
    await buildWebIfChanged()
    const loads = await firstLoads(join(root, 'apps/web/dist'))
    return loads
      .filter(({ size, limit }) => size > limit + NAMES)
      .map(({ route, size, limit }) => `${route}: ${size.toFixed(1)} KB of brotli, may have ${limit}`)
      .join('\n')
  },
}
