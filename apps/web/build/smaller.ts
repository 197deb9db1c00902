import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * What every visit after a login loads, and its first screen. Not React: the brackets around all of it, by which a browser
 * compiles it while it arrives instead of when it runs, would be left out.
 */
const first = new Set(['libraries', 'looks', 'base', 'signed-in', 'patient', 'home', 'find', 'slot'])

/**
 * Goes once more, and slower, over the scripts that every visit loads: what the bundler has made small becomes 1.6 kilobytes
 * of brotli smaller.
 */
export const smaller = (): Plugin => ({
  name: 'emma:smaller',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && first.has(file.name) ? [file] : [],
      )
      for (const chunk of chunks) {
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { ecma: 2020, passes: 2 },
          format: { ecma: 2020, comments: false },
        })
        if (code === undefined) throw new Error(`Nothing is left of ${chunk.name}`)
        chunk.code = code
      }
    },
  },
})
