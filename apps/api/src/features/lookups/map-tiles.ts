import type { mapTiles as endpoint } from '@emma/contracts/lookups'
import type { UseCase } from '../../http/mount.ts'

/** The operator's choice; the page's policy allows images from that host only (`http/web/web.ts`). */
export const mapTiles: UseCase<typeof endpoint> = async ({ config }) => ({
  url: config.MAP_TILES_URL ?? null,
  attribution: config.MAP_TILES_ATTRIBUTION,
})
