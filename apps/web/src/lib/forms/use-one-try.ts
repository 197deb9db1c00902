import { useState } from 'react'

/** Sends one request at a time; its error stays until the next try. */
export const useOneTry = () => {
  const [failure, setFailure] = useState<unknown>(null)
  const [isSending, setSending] = useState(false)
  const attempt = async (work: () => Promise<unknown>, onFailure?: (error: unknown) => void) => {
    if (isSending) return
    setSending(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      onFailure?.(error)
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  return { failure, isSending, attempt }
}
