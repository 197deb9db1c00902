const PREFIX = '00000000-0000-7000-8000-'

const microseconds = (): number => Math.round((performance.timeOrigin + performance.now()) * 1000)

/** An id that contains its time of creation, on the clock that all processes of a machine share. */
export const stampNow = (): string => `${PREFIX}${microseconds().toString(16).padStart(12, '0').slice(-12)}`

/** Milliseconds since a stamp was made. */
export const sinceStamp = (stamp: string): number => {
  const made = Number.parseInt(stamp.slice(PREFIX.length), 16)
  return ((microseconds() % 16 ** 12) - made) / 1000
}
