import type { Plugin } from 'vite'

/**
 * Lets the page's own sign (`index.html`) be painted before the entry's stylesheets are there: the document only fetches
 * them, and the entry applies them in their place, so before those of any screen (`src/lib/loading/entry-styles.ts`).
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
