import type { Plugin } from 'vite'

/** Names `src/early/early.ts` in the document before everything else, which waits for nothing of it. */
export const earlyScript = (): Plugin => ({
  name: 'emma:early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const file = Object.values(bundle).find(({ name }) => name === 'early')?.fileName
      if (!file) throw new Error('The build has no early script')
      const script = `<script type="module" async crossorigin fetchpriority="high" src="/${file}"></script>`
      return html.replace('<script type="module"', `${script}$&`)
    },
  },
})
