import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The server's part of the web app: draws the public pages, in one file with all dependencies, beside the browser's
 * build and never served.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/features/site/render.tsx',
    outDir: 'dist/.site',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
})
