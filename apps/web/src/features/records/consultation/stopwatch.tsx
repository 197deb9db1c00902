import { useState } from 'react'
import { useNow } from '../../../lib/time/use-now.ts'

const SECOND = 1000
const two = (value: number): string => String(value).padStart(2, '0')

/** `12:34`, or `1:02:03` from an hour on. */
const clockOf = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = `${two(minutes)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** How long the two have been together: what the server counted, and while a call runs what came since. */
export const Stopwatch = ({ seconds, running }: { seconds: number; running: boolean }) => {
  const [since] = useState(() => Date.now())
  const now = useNow(SECOND)
  const more = running ? Math.max(0, Math.floor((now - since) / SECOND)) : 0
  return <time aria-live="off">{clockOf(seconds + more)}</time>
}
