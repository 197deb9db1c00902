const second = 1000

/** `04:59`; never below zero. */
export const clockOf = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / second))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
