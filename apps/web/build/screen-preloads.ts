import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOf, type Manifest } from './first-load.ts'
import { routeParts } from './route-parts.ts'
import { doorOf } from './straight-imports.ts'

/** Files that only re-export: their targets are preloaded instead. */
const doorsOf = async (dir: string, manifest: Manifest): Promise<readonly string[]> => {
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []))
  const read = scripts.map(async (file) =>
    doorOf(await readFile(join(dir, file), 'utf8')) === undefined ? [] : [file],
  )
  return (await Promise.all(read)).flat()
}

/**
 * Writes `.vite/screens.json`: the files that each route loads besides the entry. The server preloads them in the document,
 * so that they arrive together with the entry (`apps/api/src/http/web/screen-documents.ts`).
 */
export const screenPreloads = (): Plugin => ({
  name: 'emma:screen-preloads',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))
    const entry = filesOf(manifest, ['index.html'])
    const doors = new Set(await doorsOf(dir, manifest))
    const screens = (await routeParts()).map(({ route, parts }) => ({
      route,
      files: [...filesOf(manifest, parts)].filter((file) => !entry.has(file) && !doors.has(file)),
    }))
    await writeFile(join(dir, '.vite/screens.json'), JSON.stringify(screens))
  },
})
