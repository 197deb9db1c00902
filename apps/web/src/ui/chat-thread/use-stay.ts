import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ThreadItem } from './thread-item.ts'

/** Within this distance a thread counts as at its end, and loads older messages near its beginning. */
const END_PX = 80
const BEGIN_PX = 240

interface Was {
  readonly first: string | undefined
  readonly last: string | undefined
  readonly height: number
}
const nothing: Was = { first: undefined, last: undefined, height: 0 }

const scrollToEnd = (box: HTMLElement): void => {
  box.scrollTop = box.scrollHeight
}

/** Initial position of a thread: above unread messages, else at its end. */
const begin = (box: HTMLElement): void => {
  const line = box.querySelector<HTMLElement>('[data-unread-line]')
  if (line) box.scrollTop = line.offsetTop - box.clientHeight / 3
  else scrollToEnd(box)
}

/**
 * Keeps the reading position: older messages appear above without a jump, and new ones scroll the view only if it was
 * at the end or the message is the user's own.
 */
const useAnchor = (
  box: RefObject<HTMLElement | null>,
  items: readonly ThreadItem[],
  isAtEnd: RefObject<boolean>,
) => {
  const was = useRef(nothing)
  useLayoutEffect(() => {
    if (!box.current) return
    const { first, last, height } = was.current
    const now = { first: items[0]?.key, last: items.at(-1)?.key, height: box.current.scrollHeight }
    if (first === undefined && now.first !== undefined) begin(box.current)
    else if (last !== now.last && (isAtEnd.current || items.at(-1)?.own)) scrollToEnd(box.current)
    else if (first !== now.first) box.current.scrollTop += now.height - height
    was.current = now
  }, [box, items, isAtEnd])
}

interface Options {
  readonly items: readonly ThreadItem[]
  readonly onBegin: () => void
  readonly onEnd: () => void
}

/** Scrolling of a thread: its position, the number of new messages below, and loading at its ends. */
export const useStay = ({ items, onBegin, onEnd }: Options) => {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)
  useAnchor(box, items, isAtEnd)

  const look = useCallback(() => {
    if (!box.current) return
    const { scrollTop, scrollHeight, clientHeight } = box.current
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < END_PX
    setAway(!isAtEnd.current)
    if (isAtEnd.current) onEnd()
    if (scrollTop < BEGIN_PX) onBegin()
  }, [onBegin, onEnd])

  useEffect(() => {
    if (!box.current) return
    // A phone's keyboard or a message of several lines takes room from the thread.
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current && box.current) scrollToEnd(box.current)
    })
    resized.observe(box.current)
    return () => resized.disconnect()
  }, [])
  useEffect(() => {
    if (items.length > 0) look()
  }, [items, look])

  const toEnd = () => {
    if (box.current) scrollToEnd(box.current)
  }
  return { box, isAway, look, toEnd }
}
