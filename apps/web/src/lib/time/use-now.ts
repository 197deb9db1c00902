import { useEffect, useState } from 'react'
import { serverNow } from './now.ts'

/** The time, updated every `step` milliseconds in all components at once: for clocks and countdowns. */
export const useNow = (step: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (from: number) => {
      timer = setTimeout(tick, step - (from % step))
    }
    const tick = () => {
      const next = serverNow()
      setNow(next)
      wait(next)
    }
    wait(serverNow())
    return () => clearTimeout(timer)
  }, [step])
  return now
}
