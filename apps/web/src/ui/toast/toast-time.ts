import type { MouseEvent } from 'react'

const shownFor = 3000 // spec §9

type Close = () => void
const open = new Map<string, Close>()
const running = new Map<string, ReturnType<typeof setTimeout>>()

const start = (id: string, close: Close): void => {
  running.set(id, setTimeout(close, shownFor))
}
const forget = (id: string): void => {
  open.delete(id)
  clearTimeout(running.get(id))
  running.delete(id)
}
const hold = (): void => {
  for (const timer of running.values()) clearTimeout(timer)
  running.clear()
}
const goOn = (): void => {
  for (const [id, close] of open) if (!running.has(id)) start(id, close)
}

/**
 * Closes a notice after its time. All stay while the pointer moves over one or one has the focus; then their time
 * restarts. A resting pointer does not count: otherwise a notice that appears under it would stay for ever.
 */
export const toastTime = (id: string, close: Close) => ({
  onOpen: () => {
    open.set(id, close)
    start(id, close)
  },
  onClose: () => {
    forget(id)
    // The removed toast had the pointer or focus that paused the others.
    goOn()
  },
  onMouseMove: ({ movementX, movementY }: MouseEvent) => {
    if (movementX !== 0 || movementY !== 0) hold()
  },
  onMouseLeave: goOn,
  onFocus: hold,
  onBlur: goOn,
})
