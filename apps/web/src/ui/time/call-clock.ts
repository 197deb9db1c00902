import { useNow } from '../../lib/time/use-now.ts'

const SECOND = 1000
const two = (value: number): string => String(value).padStart(2, '0')

/**
 * How long two people have been connected, counted by the server: whole seconds until `active_since`, from where it
 * runs on.
 */
export interface CallTime {
  readonly active_seconds: number
  readonly active_since: string | null
}

/** `04:07`, or `1:04:07` from an hour on. */
export const clockText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

/** The running time of a call, the same in all places on the screen. */
export const useCallClock = ({ active_seconds, active_since }: CallTime): string => {
  const now = useNow(SECOND)
  const running =
    active_since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(active_since)) / SECOND))
  return clockText(active_seconds + running)
}
