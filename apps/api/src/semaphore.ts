/** Runs work in one of a limited number of slots. Work beyond the limit waits in order of arrival. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export const createSemaphore = (limit: number): Semaphore => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The slot passes to the next in line directly: work that arrives now can't take it first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
