/** An answer whose failure is told in the console by the specification's words (spec §8), and goes on as it is. */
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
