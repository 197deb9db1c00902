import { DAY } from '@emma/domain/interval'

const WORKING_DAYS = [1, 2, 3, 4, 5]
const A_DAY = 20

/** Successive half hours of working days, starting three days ahead, in São Paulo; repeats after months. */
export const halfHourOf = (turn: number): string => {
  const from = Math.floor(Date.now() / DAY) + 3
  const days = Array.from({ length: 80 }, (_, index) => new Date((from + index) * DAY)).filter((day) =>
    WORKING_DAYS.includes(day.getUTCDay()),
  )
  const day = days[Math.floor(turn / A_DAY) % days.length] ?? new Date()
  return new Date(day.getTime() + (22 + (turn % A_DAY)) * (DAY / 48)).toISOString()
}
