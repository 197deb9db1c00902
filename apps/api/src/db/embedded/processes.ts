import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Polls every 20 ms until `done` or the time limit; returns whether it was done. */
export async function waitUntil(done: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (!(await done())) {
    if (performance.now() > end) return false
    await sleep(20)
  }
  return true
}

/** A process and its start time. A pid alone may be reused by another process. */
export async function processMark(pid: number): Promise<string | undefined> {
  const fields = await statFields(pid)
  return fields && fields.state !== 'Z' ? `${pid} ${fields.started}` : undefined
}

/** Stops every PostgreSQL that works in this cluster, left behind by an application that was killed. */
export async function stopPostgresIn(clusterDir: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const running = await postgresIn(clusterDir)
    const pids = new Set(running.map(({ pid }) => pid))
    for (const { pid, parent } of running) if (!pids.has(parent)) signalQuietly(pid, signal)
    if (await waitUntil(async () => (await postgresIn(clusterDir)).length === 0, 10_000)) return
  }
}

export async function postgresIn(clusterDir: string): Promise<{ pid: number; parent: number }[]> {
  const cluster = await realpath(clusterDir)
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const found = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
      if (cwd !== cluster) return []
      const fields = await statFields(pid)
      return fields?.name === 'postgres' ? [{ pid, parent: fields.parent }] : []
    }),
  )
  return found.flat()
}

function signalQuietly(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in between, as intended.
  }
}

async function statFields(pid: number) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const parts = line?.match(/^\d+ \((?<name>.*)\) (?<rest>.*)$/s)?.groups
  if (!parts) return undefined
  const rest = (parts.rest ?? '').split(' ')
  return { name: parts.name, state: rest[0], parent: Number(rest[1]), started: rest[19] }
}
