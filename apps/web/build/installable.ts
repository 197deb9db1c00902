import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { SHARE_PATH } from '../src/lib/shared-files.ts'
import { filesOf, type Manifest } from './first-load.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The installed app's entry on a phone. */
const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Emma: saúde perto de você',
  short_name: 'Emma',
  description: 'Consultas por vídeo, agenda e prontuário.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#0b6e69',
  background_color: '#faf6ef',
  categories: ['health', 'medical'],
  // A photographed or mailed exam; the service worker keeps it until the exams screen takes it.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: 'files',
          accept: [
            'application/pdf',
            'image/jpeg',
            'image/png',
            'image/webp',
            '.pdf',
            '.jpg',
            '.jpeg',
            '.png',
            '.webp',
          ],
        },
      ],
    },
  },
  icons: [icon('192', 192), icon('512', 512), icon('maskable', 512, 'maskable')],
  shortcuts: [
    { name: 'Minha agenda', short_name: 'Agenda', url: '/customer/agenda', icons: [icon('192', 192)] },
    {
      name: 'Buscar especialistas',
      short_name: 'Buscar',
      url: '/customer/specialists/todos',
      icons: [icon('192', 192)],
    },
  ],
}

/** The modules of the last-seen screen, for a start without a connection. */
const lastSeen = ['src/ui/last-seen/last-seen.tsx', '../../packages/phrases/src/pt/common/last-seen.ts']

/** The files of the entry and of the last-seen screen. */
const shellOf = async (outDir: string): Promise<ReadonlySet<string>> => {
  const built: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
  return new Set(['index.html', ...filesOf(built, ['index.html', ...lastSeen])])
}

/**
 * Makes the app installable: writes the manifest, and builds `src/worker/sw.ts` with the list of the shell's files. Other
 * files are cached on use, and answers of `/api` never (see the worker's rules).
 */
export const installable = (): Plugin[] => {
  let outDir = ''
  const remember: Plugin = {
    name: 'emma:shell',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
  }
  const app = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest,
    // The server recognizes files by extensions of up to five letters.
    manifestFilename: 'manifest.json',
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2,svg}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const shell = await shellOf(outDir)
          return {
            manifest: entries.filter(
              ({ url }) => shell.has(url) || /figtree.*woff2$|pictures.*svg$/.test(url),
            ),
            warnings: [],
          }
        },
      ],
    },
    // Runs before `precompress`.
    integration: { closeBundleOrder: 'pre' },
  })
  return [remember, ...app]
}
