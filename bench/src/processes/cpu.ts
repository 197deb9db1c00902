import { readdir, readFile } from 'node:fs/promises'

/** Linux counts in ticks of 10 ms (CLK_TCK), on every architecture that Node runs on. */
const TICK_MS = 10

interface Usage {
  readonly parent: number
  /** Own time and that of children that have ended. */
  readonly ms: number
}

const readUsage = async (pid: string): Promise<Usage | undefined> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the name, may contain spaces; after its bracket there are none.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 15) return undefined
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { parent: Number(fields[1]), ms: ticks * TICK_MS }
}

/** Processor time used so far by a process and its children, in milliseconds. */
export const cpuOfTree = async (root: number): Promise<number> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(pids.map(async (pid) => [Number(pid), await readUsage(pid)] as const))
  const usages = new Map(found.flatMap(([pid, usage]) => (usage ? [[pid, usage] as const] : [])))
  const isUnder = (pid: number): boolean => {
    for (let at: number | undefined = pid; at; at = usages.get(at)?.parent) if (at === root) return true
    return false
  }
  return [...usages].reduce((sum, [pid, { ms }]) => (isUnder(pid) ? sum + ms : sum), 0)
}

/** CPU used by processes while something runs, each tree separately. */
export const cpuDuring = async <T>(
  roots: readonly number[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly ms: readonly number[] }> => {
  const before = await Promise.all(roots.map(cpuOfTree))
  const result = await work()
  const after = await Promise.all(roots.map(cpuOfTree))
  return { result, ms: after.map((ms, at) => ms - (before[at] ?? 0)) }
}

/** Resident memory of a process, MB. */
export const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}
