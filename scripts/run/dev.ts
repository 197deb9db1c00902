import { join } from 'node:path'
import { databaseUrl } from './database.ts'
import { partsEnvironment } from './environment.ts'
import { say } from './failure.ts'
import { startPart } from './part.ts'
import { phrases } from './phrases.ts'
import { claimPorts } from './ports.ts'
import { readSettings, root, type Settings, sandboxPorts } from './settings.ts'
import { Stack } from './stack.ts'

const stack = new Stack()
stack.obeySignals()
try {
  await start(readSettings(process.env))
} catch (error) {
  await stack.fail(error)
}

/** Server and simulators restart when their files change; Vite serves the web app and forwards calls. */
async function start(settings: Settings): Promise<void> {
  const { host, port, devPort, runsSandbox } = settings
  await claimPorts([
    { name: 'PORT', host, port, isHttp: true },
    ...sandboxPorts(settings),
    { name: 'DEV_PORT', host, port: devPort, isHttp: true },
  ])
  const given = await partsEnvironment(settings, await databaseUrl(settings, stack))
  const env = { ...given, PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${devPort}`, SITE_DEV: 'on' }
  const watch = ['--watch', '--watch-preserve-output']
  if (runsSandbox)
    stack.add(startPart({ name: 'sandbox', args: [...watch, 'apps/sandbox/src/main.ts'], env }))
  stack.add(startPart({ name: 'server', args: [...watch, 'apps/api/src/server.ts'], env }))
  const viteAt = join(root, 'node_modules/vite/bin/vite.js')
  const pages = [viteAt, 'build', 'apps/web', '--config', 'apps/web/vite.site.config.ts', '--watch']
  stack.add(startPart({ name: 'vite', args: pages, env }))
  const vite = [viteAt, 'apps/web', '--port', `${devPort}`, '--strictPort']
  stack.add(startPart({ name: 'vite', args: vite, env }))
  say(`${phrases.ready}: ${env.PUBLIC_URL}`)
}
