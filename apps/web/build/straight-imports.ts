import type { Plugin, Rolldown } from 'vite'

/** A chunk that only re-exports another; the bundler writes one for each lazy part in a shared chunk. */
const onlyNames = /^export\{(?<names>[^{}]+)\}from["'`]\.\/(?<file>[\w.-]+\.js)["'`];?\s*$/
const lazyImport = /\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g
/** Vite's preload list of a lazy part. */
const besideIt = /"(assets\/)([\w.-]+\.js)"/g

interface Door {
  readonly file: string
  /** From exported name to the target's name. */
  readonly names: readonly (readonly [string, string])[]
}

/** The target of a chunk that only re-exports; undefined for other chunks. */
export const doorOf = (code: string): Door | undefined => {
  const { names, file } = onlyNames.exec(code)?.groups ?? {}
  if (names === undefined || file === undefined) return undefined
  const pairs = names.split(',').map((pair) => pair.trim().split(/ as /))
  return { file, names: pairs.map(([inner = '', outer = inner]) => [outer, inner] as const) }
}

/** Replaces imports of a re-exporting chunk by imports of its target, which is often loaded already. */
export const straight = (code: string, doors: ReadonlyMap<string, Door>): string =>
  code
    .replace(lazyImport, (asked, name: string) => {
      const door = doors.get(name)
      if (!door) return asked
      const shape = door.names.map(([outer, inner]) => `${outer}:e.${inner}`).join()
      return `import(\`./${door.file}\`).then(e=>({${shape}}))`
    })
    .replace(besideIt, (_, folder: string, name: string) => `"${folder}${doors.get(name)?.file ?? name}"`)

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** Saves a request for each lazy part whose code arrived with the screen: up to six, one after another. */
export const straightImports = (): Plugin => ({
  name: 'emma:straight-imports',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter(isChunk)
      const doors = new Map<string, Door>()
      for (const { fileName, code } of chunks) {
        const door = doorOf(code)
        if (door) doors.set(fileName.slice(fileName.lastIndexOf('/') + 1), door)
      }
      for (const chunk of chunks) chunk.code = straight(chunk.code, doors)
    },
  },
})
