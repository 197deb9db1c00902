import { useEffect, useState } from 'react'

/** The time, brought up to date every `step` milliseconds: for countdowns. */
export const useNow = (step: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step)
    return () => clearInterval(timer)
  }, [step])
  return now
}
