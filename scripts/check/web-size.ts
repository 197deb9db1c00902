import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../run/settings.ts'
import { buildWebIfChanged } from '../run/web-build.ts'
import type { Check } from './check.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

const dist = join(root, 'apps/web/dist')
const kilobyte = 1000

/** What a first visit to a screen may weigh, in kilobytes of brotli. The first that fits counts. */
const budgets: readonly (readonly [RegExp, number])[] = [
  [/features\/auth\/login/, 150],
  [/features\/(records|prescriptions|dashboard|pages|posts)\//, 300],
  [/features\/(booking|specialists|favorites|availability)\//, 185],
  [/./, 220],
]

/** JS and CSS of the entry, of the screen's own chunk, and of the texts of its room. */
export const webSize: Check = {
  name: 'size of the web app',
  run: async () => {
    await buildWebIfChanged()
    const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
    const screens = Object.keys(manifest).filter((key) => /features\/.*screen\.tsx$/.test(key))
    if (!screens.some((key) => /auth\/login/.test(key))) return 'the build has no login screen of its own'
    const weights = new Map<string, number>()
    const problems = await Promise.all(screens.map((screen) => overweight(manifest, screen, weights)))
    return problems.filter(Boolean).join('\n')
  },
}

async function overweight(manifest: Manifest, screen: string, weights: Map<string, number>): Promise<string> {
  const files = filesOfFirstLoad(manifest, screen)
  let bytes = 0
  for (const file of files) {
    const weight = weights.get(file) ?? (await brotliSize(file))
    weights.set(file, weight)
    bytes += weight
  }
  const budget = budgets.find(([path]) => path.test(screen))?.[1] ?? 0
  const kilobytes = bytes / kilobyte
  return kilobytes <= budget ? '' : `${basename(screen)}: ${kilobytes.toFixed(1)} KB, may have ${budget} KB`
}

function filesOfFirstLoad(manifest: Manifest, screen: string): Set<string> {
  const room = screen.match(/features\/([^/]+)\//)?.[1] ?? ''
  const texts = ['shell', room].map((name) => `packages/phrases/src/pt/${name}.ts`)
  const isStart = (key: string) =>
    manifest[key]?.isEntry || key === screen || texts.some((text) => key.endsWith(text))
  const chunks = new Set(Object.keys(manifest).filter(isStart))
  // A set that grows while it is walked: what is added is visited too.
  for (const key of chunks) for (const imported of manifest[key]?.imports ?? []) chunks.add(imported)
  const found = [...chunks].flatMap((key) => manifest[key] ?? [])
  return new Set(
    found.flatMap(({ file, css = [] }) => [file, ...css]).filter((file) => /\.(js|css)$/.test(file)),
  )
}

async function brotliSize(file: string): Promise<number> {
  const compressed = await readFile(join(dist, `${file}.br`)).catch(() => undefined)
  return compressed?.length ?? brotliCompressSync(await readFile(join(dist, file))).length
}
