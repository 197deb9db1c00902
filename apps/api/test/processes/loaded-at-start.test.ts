import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { compileCache } from './compile-cache.ts'

const run = promisify(execFile)

/** Modules that only some calls and installations need, some megabytes each: loaded on use. */
const seldom =
  'archiver|file-type|fontkit|livekit-server-sdk|node-forge|node-ical|nodemailer|parse5|pdfkit|pkijs|redis|sharp'

/** Loads what a server loads, and prints which of the modules were loaded. */
const program = `
  import { registerHooks } from 'node:module'
  const asked = new Set()
  registerHooks({
    resolve: (name, context, next) => {
      if (/^(${seldom})$/.test(name)) asked.add(name)
      return next(name, context)
    },
  })
  await import(${JSON.stringify(new URL('../../src/start-server.ts', import.meta.url).href)})
  process.stdout.write([...asked].sort().join(' '))
`

test('a server that starts holds nothing in memory that few calls need', async () => {
  const env = { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { env })
  expect(stdout).toBe('')
})
