import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

export interface Corner {
  readonly x: 'left' | 'right'
  readonly y: 'top' | 'bottom'
}

/** The corners in the order of presses. */
const round: readonly Corner[] = [
  { x: 'right', y: 'top' },
  { x: 'right', y: 'bottom' },
  { x: 'left', y: 'bottom' },
  { x: 'left', y: 'top' },
]
const after = ({ x, y }: Corner): Corner =>
  round[(round.findIndex((each) => each.x === x && each.y === y) + 1) % round.length] ?? { x, y }

const arrows: Readonly<Record<string, Partial<Corner>>> = {
  ArrowLeft: { x: 'left' },
  ArrowRight: { x: 'right' },
  ArrowUp: { y: 'top' },
  ArrowDown: { y: 'bottom' },
}

/** Pixels from which a touch counts as a drag. */
const SLACK = 8

/** The corner in which an element lies, and the handlers that move it: drag, arrow keys, or press for the next one. */
export const useCorner = (start: Corner) => {
  const [corner, setCorner] = useState(start)
  const [moved, setMoved] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const dragged = useRef(false)

  const drop = (event: PointerEvent<HTMLElement>) => {
    const isDrop = from.current !== null && dragged.current
    from.current = null
    setMoved(null)
    if (!isDrop) return
    const box = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect()
    if (!box) return
    setCorner({
      x: event.clientX < box.left + box.width / 2 ? 'left' : 'right',
      y: event.clientY < box.top + box.height / 2 ? 'top' : 'bottom',
    })
  }
  return {
    corner,
    /** Its distance from the corner while dragged. */
    moved,
    handle: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        from.current = { x: event.clientX, y: event.clientY }
        dragged.current = false
        event.currentTarget.setPointerCapture?.(event.pointerId)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!from.current) return
        const way = { x: event.clientX - from.current.x, y: event.clientY - from.current.y }
        dragged.current ||= Math.hypot(way.x, way.y) > SLACK
        if (dragged.current) setMoved(way)
      },
      onPointerUp: drop,
      onPointerCancel: () => {
        from.current = null
        setMoved(null)
      },
      onClick: () => {
        if (!dragged.current) setCorner(after)
        dragged.current = false
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const way = arrows[event.key]
        if (!way) return
        event.preventDefault()
        setCorner((before) => ({ ...before, ...way }))
      },
    },
  }
}
