import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf, type Manifest } from './first-load.ts'
import { routeParts } from './route-parts.ts'

/**
 * Writes `.vite/screens.json`: what each route loads beside the entry. The server names these files in the document, so
 * that they come while the entry does (`apps/api/src/http/web/screen-documents.ts`).
 */
export const screenPreloads = (): Plugin => ({
  name: 'emma:screen-preloads',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
    const entry = filesOf(manifest, ['index.html'])
    const screens = (await routeParts()).map(({ route, parts }) => ({
      route,
      files: [...filesOf(manifest, parts)].filter((file) => !entry.has(file)),
    }))
    await writeFile(join(dir, '.vite/screens.json'), JSON.stringify(screens))
  },
})
