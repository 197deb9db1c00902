/** Logs an answer's failure to the console in the specification's words (spec §8), and rethrows it. */
export const logFailure = async <T>(text: string, answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === 'AbortError'
    // biome-ignore lint/suspicious/noConsole: that is where it belongs
    if (!isGivenUp) console.error(text, error)
    throw error
  }
}
