import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * The scripts of every visit after login, and of its first screen. React is left out: terser would remove the parentheses
 * around it that make browsers compile it while it arrives.
 */
const first = new Set(['libraries', 'looks', 'base', 'signed-in', 'patient', 'home', 'find', 'slot'])

/**
 * Minifies the scripts of every visit again with terser, which is slower than the bundler's minifier: it saves 1.6 kilobytes
 * of brotli.
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
