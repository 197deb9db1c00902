import type { Plugin, Rolldown } from 'vite'

/** A file that only names what another one has; the bundler writes one for each lazy part that shares a file. */
const onlyNames = /^export\{(?<names>[^{}]+)\}from["'`]\.\/(?<file>[\w.-]+\.js)["'`];?\s*$/
const lazyImport = /\bimport\(["'`]\.\/([\w.-]+\.js)["'`]\)/g
/** Of what Vite fetches together with a lazy part. */
const besideIt = /"(assets\/)([\w.-]+\.js)"/g

interface Door {
  readonly file: string
  /** Outer name to inner name. */
  readonly names: readonly (readonly [string, string])[]
}

/** What a file leads to that has nothing of its own; undefined for one that has. */
export const doorOf = (code: string): Door | undefined => {
  const { names, file } = onlyNames.exec(code)?.groups ?? {}
  if (names === undefined || file === undefined) return undefined
  const pairs = names.split(',').map((pair) => pair.trim().split(/ as /))
  return { file, names: pairs.map(([inner = '', outer = inner]) => [outer, inner] as const) }
}

/** Asks for what stands behind a file of names instead of the file: nothing, where that is there already. */
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

/** Spares a trip to the server for each lazy part whose code has come with the screen: six of them, one after another. */
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
