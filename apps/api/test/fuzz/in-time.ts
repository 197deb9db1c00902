const TURNS = 300
const TURN_MS = 100

/**
 * Waits 30 s at most, counted in turns of this process, which are longer on a busy machine.
 * @throws Error if there is no answer by then
 */
export const inTime = async <T>(work: Promise<T>, what: string): Promise<T> => {
  const hangs = Promise.withResolvers<never>()
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
    if (turns === TURNS) hangs.reject(new Error(`${what} hangs`))
  }, TURN_MS)
  try {
    return await Promise.race([work, hangs.promise])
  } finally {
    clearInterval(timer)
  }
}
