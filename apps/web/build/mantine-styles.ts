import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const core = fileURLToPath(new URL('../../../node_modules/@mantine/core/', import.meta.url))
const component = /@mantine\/core\/esm\/(?:components|utils)\/(?:\w+\/)*(\w+)\.mjs$/
const otherPackage = /@mantine\/(charts|dates|notifications|schedule|tiptap)\/esm\/.*\.mjs$/

/** The stylesheet of a Mantine module, if it has one. */
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
 * Adds each Mantine component's stylesheet to the chunk that uses it, so that screens load no unused styles and nobody has
 * to list them. They are in the `mantine` cascade layer, so our styles win in any order of loading. In dev, where
 * libraries are prebundled, the entry loads all of them.
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
