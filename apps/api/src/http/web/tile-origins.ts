import type { Config } from '../../config.ts'

/** The single host of map tiles; `{s}` stands for its servers a, b and c. */
export const tileOriginsOf = ({ MAP_TILES_URL: url }: Config): string[] => {
  const [origin] = /^https?:\/\/[^/]+/.exec(url ?? '') ?? []
  return origin === undefined ? [] : [origin.replace('{s}', '*')]
}
