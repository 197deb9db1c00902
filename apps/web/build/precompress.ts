import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthIt = /\.(?:js|css|html|svg|json|webmanifest)$/
const smallest = 256

const compress = async (file: string): Promise<void> => {
  const source = await readFile(file)
  if (source.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await writeFile(`${file}.br`, await brotli(source, { params }))
  await writeFile(`${file}.gz`, await zip(source, { level: 9 }))
}

/** Writes `.br` and `.gz` files beside each text asset of the build, for the server to send. */
export const precompress = (): Plugin => {
  let outDir = ''
  return {
    name: 'emma:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: async () => {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files.filter((file) => worthIt.test(file)).map((file) => compress(join(outDir, file))),
      )
    },
  }
}
