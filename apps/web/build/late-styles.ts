import type { Plugin } from 'vite'

const sheet = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g

/**
 * Paints the page's own sign (`index.html`) before the stylesheets are there: they are asked for as early, but stand behind
 * it. Scripts wait for them as before, so that nothing of the product is drawn without its looks.
 */
export const lateStyles = (): Plugin => ({
  name: 'emma:late-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = [...html.matchAll(sheet)].map(([, href = '']) => href)
      const asked = sheets.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`)
      const applied = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`)
      return html
        .replace(sheet, '')
        .replace('</head>', `${asked.join('')}</head>`)
        .replace('</body>', `${applied.join('')}</body>`)
    },
  },
})
