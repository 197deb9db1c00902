import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const kilobyte = 1024
const frames = {
  horizontal: 'src/ui/frame/horizontal-frame.tsx',
  vertical: 'src/ui/frame/vertical-frame.tsx',
}

/** What each first load may weigh in kilobytes of brotli, JS and CSS (design, Performance). */
const budgets = [
  {
    route: '/login',
    limit: 150,
    parts: ['src/features/auth/login-screen.tsx', '../../packages/phrases/src/pt/auth.ts'],
  },
  {
    route: '/customer/specialists/$id',
    limit: 185,
    parts: [frames.horizontal, 'src/features/specialists/specialist-list-screen.tsx'],
  },
  {
    route: '/customer/horario/$specialist_id',
    limit: 185,
    parts: [frames.horizontal, 'src/features/booking/pick-slot-screen.tsx'],
  },
  {
    route: '/dashboard',
    limit: 220,
    parts: [frames.vertical, 'src/features/dashboard/dashboard-screen.tsx'],
  },
  {
    route: '/specialist/prontuario-medico/$schedule_id/$record_id',
    limit: 300,
    parts: [frames.vertical, 'src/features/records/consultation-screen.tsx'],
  },
] as const

/** Every file that a browser loads for these modules and the entry. */
const filesOf = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const walk = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) walk(imported)
  }
  for (const name of modules) walk(name)
  return files
}

const compressedSize = async (file: string): Promise<number> => {
  const compressed = await stat(`${file}.br`).catch(() => stat(file))
  return compressed.size
}

/** The weight of each first load of a build, in kilobytes of brotli. */
export const firstLoads = async (folder: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  return Promise.all(
    budgets.map(async ({ route, limit, parts }) => {
      const files = [...filesOf(manifest, ['index.html', ...parts])]
      const sizes = await Promise.all(files.map((file) => compressedSize(join(folder, file))))
      return {
        route,
        limit,
        size: sizes.reduce((sum, size) => sum + size, 0) / kilobyte,
        files: files.length,
      }
    }),
  )
}

/** `node apps/web/build/first-load.ts`: one line a route; fails when one is over its budget. */
const report = async (): Promise<void> => {
  const loads = await firstLoads(fileURLToPath(new URL('../dist', import.meta.url)))
  for (const { route, size, limit, files } of loads) {
    const verdict = size > limit ? 'OVER' : 'ok'
    process.stdout.write(
      `${verdict.padEnd(5)}${size.toFixed(1).padStart(6)} of ${limit} KB  ${route} (${files} files)\n`,
    )
    if (size > limit) process.exitCode = 1
  }
}

if (import.meta.main) await report()
