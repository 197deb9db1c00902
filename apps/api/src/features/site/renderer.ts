import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DescribePicture, RenderSite, SiteAssets } from '@emma/contracts/site'
import type { Config } from '../../config.ts'
import { webRootOf } from '../../http/web/web-root.ts'

/** The bundle's exports. */
interface Bundle {
  readonly render: RenderSite
  readonly describePicture: DescribePicture
}

export interface Renderer extends Bundle {
  readonly assets: SiteAssets
}

/** Sources of the pages' files, below the web app: keys of the build's manifest. */
const sources = {
  script: 'src/features/site/browser/site.ts',
  gate: 'src/features/site/browser/gate.ts',
} as const

const sourceAssets: SiteAssets = {
  script: `/${sources.script}`,
  gate: `/${sources.gate}`,
  styles: [],
  fonts: [],
}

const isBundle = (module: unknown): module is Bundle =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function' &&
  'describePicture' in module &&
  typeof module.describePicture === 'function'

type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly css?: readonly string[]; readonly assets?: readonly string[] }
  >
>

/** The built files' names. In development Vite serves their sources. */
const readAssets = async (root: string): Promise<SiteAssets> => {
  const text = await readFile(join(root, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  const manifest: Manifest = JSON.parse(text)
  const script = manifest[sources.script]
  const urls = (files: readonly string[] = []): string[] => files.map((file) => `/${file}`)
  if (!script) return sourceAssets
  return {
    script: `/${script.file}`,
    gate: `/${manifest[sources.gate]?.file}`,
    styles: urls(script.css),
    fonts: urls(script.assets).filter((file) => file.endsWith('.woff2')),
  }
}

const load = async (file: string, version: string): Promise<Bundle> => {
  const module: unknown = await import(`${pathToFileURL(file).href}${version}`)
  if (!isBundle(module)) throw new Error(`${file} draws no pages`)
  return module
}

/** Checks the bundle before each page: in development it is rebuilt. */
const developing = (file: string) => async (): Promise<Renderer> => {
  const { mtimeMs } = await stat(file)
  const styles = ['/src/features/site/styles/site.css?direct']
  return { ...(await load(file, `?${mtimeMs}`)), assets: { ...sourceAssets, styles } }
}

/** The renderer from the web app's build; undefined if it was not built. */
export const findRenderer = (config: Config): (() => Promise<Renderer>) | undefined => {
  const root = webRootOf(config)
  const file = config.SITE_BUNDLE ?? join(root, '.site/render.js')
  if (config.SITE_DEV) return developing(file)
  if (!existsSync(file)) return undefined
  let loaded: Promise<Renderer> | undefined
  return () => {
    loaded ??= Promise.all([load(file, ''), readAssets(root)]).then(([bundle, assets]) => ({
      ...bundle,
      assets,
    }))
    return loaded
  }
}
