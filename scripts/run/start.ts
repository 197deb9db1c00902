import { join } from 'node:path'
import { emmaRunningIn } from '../../apps/api/src/db/embedded/index.ts'
import { fromFileSystem, LaunchError } from '../../apps/api/src/db/embedded/launch-error.ts'
import { makeFolder } from '../../apps/api/src/db/embedded/make-folder.ts'
import { announce } from './announce.ts'
import { databaseUrl } from './database.ts'
import { partsEnvironment } from './environment.ts'
import { Failure, say } from './failure.ts'
import { becomesHealthy } from './health.ts'
import { KeptPart } from './kept-part.ts'
import { startPart } from './part.ts'
import { phrases } from './phrases.ts'
import { claimPorts } from './ports.ts'
import { readSettings, type Settings, sandboxPorts } from './settings.ts'
import { Stack } from './stack.ts'
import { buildWebIfChanged } from './web-build.ts'

const stack = new Stack()
stack.obeySignals()
try {
  await start(readSettings(process.env))
} catch (error) {
  await stack.fail(error)
}

async function start(settings: Settings): Promise<void> {
  const { host, port, sandboxPort, dataDir, isDemo, runsSandbox } = settings
  await claimPorts([{ name: 'PORT', host, port, isHttp: true }, ...sandboxPorts(settings)]).catch(
    async (error: unknown) => {
      const pid = await emmaRunningIn(dataDir)
      throw pid === undefined ? error : new LaunchError('data_dir_in_use', String(pid))
    },
  )
  await makeDataDir(dataDir)
  await buildWebIfChanged()
  const env = await partsEnvironment(settings, await databaseUrl(settings, stack))
  // In production the supervisor collects the output; in the demo it would bury the address.
  const logs = isDemo ? join(dataDir, 'logs') : undefined
  if (runsSandbox) {
    say(phrases.startingSandbox)
    const health = `http://127.0.0.1:${sandboxPort}/`
    await run({ name: 'sandbox', entry: 'apps/sandbox/src/main.ts', env, logs, health, patience: 30_000 })
  }
  say(phrases.startingServer)
  const health = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}/api/v1/health/ready`
  // The first start also fills the database.
  await run({ name: 'server', entry: 'apps/api/src/server.ts', env, logs, health, patience: 300_000 })
  announce(settings, logs)
}

/** Runs first: a folder that is not writable is reported before the build. */
async function makeDataDir(dataDir: string): Promise<void> {
  await makeFolder(dataDir).catch((error: unknown) => {
    throw fromFileSystem(error, dataDir)
  })
}

/** Starts a part and waits until it is ready. The simulators are restarted if they die. */
async function run(options: {
  name: 'server' | 'sandbox'
  entry: string
  env: NodeJS.ProcessEnv
  logs: string | undefined
  health: string
  patience: number
}): Promise<void> {
  const { name, entry, env, logs, health, patience } = options
  const logFile = logs && join(logs, `${name}.log`)
  const start = () => startPart({ name, args: [entry], env, logFile })
  const part = stack.add(
    name === 'sandbox' ? new KeptPart(name, Promise.resolve(start()), async () => start()) : start(),
  )
  if (await becomesHealthy(health, part.ended, patience)) return
  throw new Failure(phrases.partDidNotStart(phrases.parts[name], logFile ?? 'stdout'))
}
