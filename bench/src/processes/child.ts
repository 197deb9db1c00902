import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../apps/api/test/free-port.ts'

/** One of our programs with an HTTP server. */
export interface HttpProcess {
  readonly url: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 120_000

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(timer)
}

/** Starts a TypeScript file with `PORT` set, and waits until `health` answers. */
export const startHttpProcess = async (
  entry: URL,
  env: NodeJS.ProcessEnv,
  health: string,
): Promise<HttpProcess> => {
  const port = await freePort()
  const child = spawn(process.execPath, [entry.pathname], {
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const url = `http://127.0.0.1:${port}`
  const until = performance.now() + PATIENCE_MS
  while (!(await fetch(`${url}${health}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > until)
      throw new Error(`${entry.pathname} did not start`)
    await sleep(25)
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      process.off('exit', killWithUs)
      await stopChild(child)
    },
  }
}
