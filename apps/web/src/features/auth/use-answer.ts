import { useState } from 'react'

/** One call at a time, and its outcome: login does not use the data layer, to keep the first load small. */
export const useAnswer = <B, A>(ask: (body: B) => Promise<A>, onAnswer: (answer: A) => void) => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const send = async (body: B): Promise<void> => {
    setPending(true)
    setFailure(null)
    try {
      onAnswer(await ask(body))
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return { pending, failure, send }
}
