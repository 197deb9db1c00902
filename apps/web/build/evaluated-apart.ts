import type { Plugin } from 'vite'

/** The entry's parts that take a slow phone longest, each after those that it imports; the entry comes after them. */
const parts = ['react', 'libraries', 'looks', 'base']

/**
 * Leaves it to `src/early/start.ts` to run the entry, after its parts and each in a task of its own: imported by the entry
 * alone they would be evaluated in one go, half a second of a slow phone. They are all asked for in the head, as before.
 */
export const evaluatedApart = (): Plugin => ({
  name: 'emma:evaluated-apart',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      if (!chunk) throw new Error('The build has no entry')
      const fileOf = (part: string): string => {
        const file = Object.values(bundle).find(({ name }) => name === part)?.fileName
        if (!file) throw new Error(`The build has no script ${part}`)
        return file
      }
      const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`
      const run = (file: string) => `<link rel="modulepreload" data-run crossorigin href="/${file}">`
      const files = parts.map(fileOf)
      const bare = files.reduce((rest, file) => rest.replace(preload(file), ''), html)
      return bare.replace(
        `<script type="module" crossorigin src="/${chunk.fileName}"></script>`,
        `<script type="module" crossorigin src="/${fileOf('start')}"></script>${[...files, chunk.fileName].map(run).join('')}`,
      )
    },
  },
})
