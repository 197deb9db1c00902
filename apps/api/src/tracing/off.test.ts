import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { compileCache } from '../../test/processes/compile-cache.ts'
import { testSettings } from '../../test/settings.ts'

const run = promisify(execFile)
const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

/**
 * Loads what a server loads, opens its tracing, and prints the OpenTelemetry packages imported: prom-client imports the
 * API.
 */
const program = String.raw`
  import { registerHooks } from 'node:module'
  const asked = new Set()
  registerHooks({
    resolve: (name, context, next) => {
      if (/^@opentelemetry\/(?!api$)/.test(name)) asked.add(name)
      return next(name, context)
    },
  })
  await import(${at('../start-server.ts')})
  const { readConfig } = await import(${at('../config.ts')})
  const { openTracing } = await import(${at('./tracing.ts')})
  const tracing = await openTracing(readConfig(process.env), undefined)
  await tracing?.close()
  process.stdout.write([...asked].sort().join(' '))
`

const loadedWith = async (more: Readonly<Record<string, string>>): Promise<string> => {
  const env = {
    ...testSettings('postgres://nowhere', 'http://nowhere', 25, '/tmp'),
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: compileCache,
    ...more,
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { env })
  return stdout
}

test('where nothing is traced, nothing of OpenTelemetry is loaded', async () => {
  expect(await loadedWith({})).toBe('')
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }
  expect(await loadedWith({ ...endpoint, OTEL_TRACES_SAMPLER: 'always_off' })).toBe('')
  expect(await loadedWith(endpoint)).toContain('@opentelemetry/sdk-trace')
})
