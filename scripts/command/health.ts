import { phrases } from './phrases.ts'

const PATIENCE_MS = 5000
const { ROLE, PORT, WORKER_PORT } = process.env
const url = `http://127.0.0.1:${(ROLE === 'worker' ? WORKER_PORT : PORT) || 3000}/api/v1/health/ready`

/** Undefined if the server here accepts calls; else the reason. */
const whyNot = async (): Promise<string | undefined> => {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok ? undefined : String(status)
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error.message) : String(error)
  }
}

const why = await whyNot()
if (why !== undefined) {
  process.stderr.write(`${phrases.notHealthy(url, why)}\n`)
  process.exitCode = 1
}
