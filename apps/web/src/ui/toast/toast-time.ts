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
 * What closes a notice after its time. All of them stay while somebody moves over one or has the focus in one; then
 * their time begins anew. A pointer that only lies where one appears did not come to read it: a notice that stayed for
 * it would never leave what it covers.
 */
export const toastTime = (id: string, close: Close) => ({
  onOpen: () => {
    open.set(id, close)
    start(id, close)
  },
  onClose: () => {
    forget(id)
    // With it went the pointer or the focus that held the others.
    goOn()
  },
  onMouseMove: ({ movementX, movementY }: MouseEvent) => {
    if (movementX !== 0 || movementY !== 0) hold()
  },
  onMouseLeave: goOn,
  onFocus: hold,
  onBlur: goOn,
})
