import { useState } from 'react'
import type { LoginAnswer } from './auth.calls.ts'

/** One call at a time, and how it went: login stands outside the data layer, to keep the first load small. */
export const useAnswer = <B>(
  ask: (body: B) => Promise<LoginAnswer>,
  onAnswer: (answer: LoginAnswer) => void,
) => {
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
