import type { Plugin } from 'vite'

/** The entry's slowest parts to evaluate, in the order of their imports; the entry itself runs last. */
const parts = ['react', 'libraries', 'looks', 'base']

/**
 * Lets `src/early/start.ts` run the entry's parts, each in its own task, and then the entry. As plain imports they would be
 * evaluated in one task, which takes half a second on a slow phone. All of them are still preloaded in the head.
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
