import type { Plugin } from 'vite'

/** Adds `src/early/early.ts` to the document, before everything else and without blocking it. */
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
