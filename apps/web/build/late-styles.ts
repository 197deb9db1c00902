import type { Plugin } from 'vite'

/**
 * Lets the logo in `index.html` be painted before the entry's stylesheets arrive: the document only preloads them, and the
 * entry applies them, in the same place and before those of any screen (`src/lib/loading/entry-styles.ts`).
 */
export const lateStyles = (): Plugin => ({
  name: 'emma:late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(
        '<link rel="stylesheet" crossorigin href=',
        '<link rel="preload" as="style" data-entry crossorigin href=',
      ),
  },
})
