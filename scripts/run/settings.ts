import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Failure } from './failure.ts'
import { phrases } from './phrases.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Settings {
  /** As given; defaults are in the fields below. */
  env: NodeJS.ProcessEnv
  host: string
  port: number
  sandboxPort: number
  smtpPort: number
  /** Port of Vite's server for the web app in watch mode. */
  devPort: number
  dataDir: string
  databaseUrl: string | undefined
  runsSandbox: boolean
  /** A demo creates its secrets; production has to provide them. */
  isDemo: boolean
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portFrom(env, 'PORT', 3000)
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', port + 1)
  const isDemo = env.NODE_ENV !== 'production' || env.SEED !== 'none'
  return {
    env,
    host: env.HOST || '127.0.0.1',
    port,
    sandboxPort,
    smtpPort: portFrom(env, 'SANDBOX_SMTP_PORT', sandboxPort + 1),
    devPort: portFrom(env, 'DEV_PORT', port + 10),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    runsSandbox: env.SANDBOX ? env.SANDBOX !== 'off' : isDemo,
    isDemo,
  }
}

function portFrom(env: NodeJS.ProcessEnv, name: string, standard: number): number {
  const value = env[name] || String(standard)
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Failure(phrases.badPort(name, value))
  return port
}

export function sandboxPorts({ runsSandbox, sandboxPort, smtpPort }: Settings) {
  if (!runsSandbox) return []
  return [
    { name: 'SANDBOX_PORT', host: '127.0.0.1', port: sandboxPort, isHttp: true },
    { name: 'SANDBOX_SMTP_PORT', host: '127.0.0.1', port: smtpPort, isHttp: false },
  ]
}
