import type { Plugin } from 'vite'

/** What every screen's texts and titles are written in. */
const fonts = ['figtree-latin-wght-normal', 'bricolage-grotesque-latin-700-normal']

/**
 * Names the fonts in the document: a browser that finds them in the stylesheets asks for them when the first texts have been
 * laid out, and then lays out the whole page a second time.
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
