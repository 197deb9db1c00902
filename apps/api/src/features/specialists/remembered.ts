import type { Until } from '../../ports/memories.ts'

/** Smaller groups are counted each time. */
export const LARGE = 100
const REMEMBER_MS = 30_000
const MAX_REMEMBERED = 500

type Memory<T> = Map<string, Until & { readonly value: T }>

/** Counts of the last 30 s: counting hundreds costs more than the page that shows it. */
export const remembered = <T>(memory: Memory<T>, of: unknown, now: Date): T | undefined => {
  const known = memory.get(JSON.stringify(of))
  return known && known.until > now.getTime() ? known.value : undefined
}

/** Caches a count. @param among how many people it covers */
export const remember = <T>(memory: Memory<T>, of: unknown, value: T, among: number, now: Date): void => {
  if (among < LARGE) return
  if (memory.size >= MAX_REMEMBERED) memory.clear()
  memory.set(JSON.stringify(of), { value, until: now.getTime() + REMEMBER_MS })
}
