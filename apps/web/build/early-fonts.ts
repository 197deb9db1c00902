import type { Plugin } from 'vite'

/** The fonts of every screen's texts and titles. */
const fonts = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-700-normal']

/**
 * Preloads the fonts from the document. If a browser finds them in the stylesheets only, it requests them after the first
 * layout, and then lays out the whole page again.
 */
export const earlyFonts = (): Plugin => ({
  name: 'emma:early-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const links = fonts.map((font) => {
        const file = Object.keys(bundle).find((name) => name.includes(`/${font}-`) && name.endsWith('.woff2'))
        if (!file) throw new Error(`The build has no font ${font}`)
        return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
      })
      return html.replace('</head>', `${links.join('')}</head>`)
    },
  },
})
