import { publicRoots } from '@emma/contracts/site/paths'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { buildName } from './build/build-name.ts'
import { baseChunk, librariesChunk, looksChunk, reactChunk, signedInChunk } from './build/chunks.ts'
import { earlyFonts } from './build/early-fonts.ts'
import { earlyScript } from './build/early-script.ts'
import { evaluatedApart } from './build/evaluated-apart.ts'
import { installable } from './build/installable.ts'
import { lateStyles } from './build/late-styles.ts'
import { leanContracts } from './build/lean-contracts.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { precompress } from './build/precompress.ts'
import {
  actsChunk,
  choiceChunk,
  dayChunk,
  dayWordsChunk,
  findChunk,
  folderChunk,
  homeChunk,
  loginChunk,
  patientChunk,
  patientWordsChunk,
  personChunk,
  postChunk,
  schemaChunk,
  slotChunk,
  timeChunk,
  withdrawalChunk,
  workFrameChunk,
} from './build/screen-chunks.ts'
import { screenPreloads } from './build/screen-preloads.ts'
import { smaller } from './build/smaller.ts'
import { straightImports } from './build/straight-imports.ts'
import { traceless } from './build/traceless.ts'

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`
const toServer = { target: api, changeOrigin: false }
const proxy = {
  '/api': toServer,
  '/socket.io': { target: api, ws: true },
  // Public pages are drawn by the server.
  '^/(\\?.*)?$': toServer,
  [`^/(${publicRoots.join('|')})([/?].*)?$`]: toServer,
  '^/verificar/?(\\?.*)?$': toServer,
  '^/(robots\\.txt|sitemap[a-z0-9-]*\\.xml)$': toServer,
}

/** The dependencies of these modules stay in their own chunks: a feature's index names everything in it. */
const alone = { includeDependenciesRecursively: false } as const

export default defineConfig({
  // Sent with error reports.
  define: { 'import.meta.env.VITE_BUILD': JSON.stringify(process.env.BUILD ?? (await buildName())) },
  plugins: [
    react(),
    leanContracts(),
    mantineStyles(),
    traceless(),
    straightImports(),
    screenPreloads(),
    earlyFonts(),
    earlyScript(),
    evaluatedApart(),
    lateStyles(),
    smaller(),
    installable(),
    precompress(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The web app with the script before it, and the scripts of public pages.
      input: [
        'index.html',
        'src/early/early.ts',
        'src/early/start.ts',
        'src/features/site/browser/site.ts',
        'src/features/site/browser/gate.ts',
      ],
      output: {
        // The base has every file's name: a letter less of each saves half a kilobyte. For this many files the bundler
        // needs at least seven.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Public pages load their maps with it, and nothing else of the app.
            { name: 'preload', test: /vite\/preload-helper/ },
            { name: 'time', test: timeChunk, ...alone },
            { name: 'schemas', test: schemaChunk, ...alone },
            { name: 'person', test: personChunk, ...alone },
            { name: 'react', test: reactChunk },
            { name: 'libraries', test: librariesChunk },
            { name: 'looks', test: looksChunk },
            { name: 'base', test: baseChunk },
            { name: 'signed-in', test: signedInChunk, ...alone },
            { name: 'posts', test: postChunk, ...alone },
            { name: 'withdrawals', test: withdrawalChunk, ...alone },
            { name: 'patient', test: patientChunk, ...alone },
            { name: 'patient-words', test: patientWordsChunk, ...alone },
            { name: 'home', test: homeChunk, ...alone },
            { name: 'find', test: findChunk, ...alone },
            { name: 'folder', test: folderChunk, ...alone },
            { name: 'slot', test: slotChunk, ...alone },
            { name: 'choice', test: choiceChunk, ...alone },
            { name: 'login', test: loginChunk, ...alone },
            { name: 'work-frame', test: workFrameChunk, ...alone },
            { name: 'acts', test: actsChunk, ...alone },
            { name: 'day', test: dayChunk, ...alone },
            { name: 'day-words', test: dayWordsChunk, ...alone },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
  test: { setupFiles: ['src/test/setup.ts'] },
})
