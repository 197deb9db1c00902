import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const core = fileURLToPath(new URL('../../../node_modules/@mantine/core/', import.meta.url))
const component = /@mantine\/core\/esm\/(?:components|utils)\/(?:\w+\/)*(\w+)\.mjs$/
const otherPackage = /@mantine\/(charts|dates|notifications|schedule|tiptap)\/esm\/.*\.mjs$/

/** The stylesheet that a Mantine module needs, if it has one. */
const stylesheetOf = (id: string): string | undefined => {
  const name = component.exec(id)?.[1]
  if (name) {
    const file = `styles/${name}.layer.css`
    return existsSync(core + file) ? `@mantine/core/${file}` : undefined
  }
  const library = otherPackage.exec(id)?.[1]
  return library ? `@mantine/${library}/styles.layer.css` : undefined
}

const everything = ['core', 'charts', 'dates', 'notifications', 'schedule', 'tiptap']
  .map((name) => `import '@mantine/${name}/styles.layer.css';`)
  .join('')

/**
 * Each Mantine component brings its own stylesheet into the chunk that uses it, so that a screen never pays for
 * components it does not show and nobody has to list them. The files are in the `mantine` cascade layer: our own
 * styles win whatever the order of loading. In dev, where libraries are bundled beforehand, the entry brings all.
 */
export const mantineStyles = (): Plugin => {
  let developing = false
  return {
    name: 'emma:mantine-styles',
    configResolved: ({ command }) => {
      developing = command === 'serve'
    },
    transform(code, id) {
      if (developing) return id.endsWith('/src/main.tsx') ? { code: everything + code, map: null } : null
      const stylesheet = stylesheetOf(id)
      return stylesheet ? { code: `import '${stylesheet}';\n${code}`, map: null } : null
    },
  }
}
