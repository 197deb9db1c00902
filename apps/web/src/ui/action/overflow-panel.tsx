import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './overflow-menu.module.css'

const entriesOf = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)'),
]

/** The target of arrows, Home and End inside a menu (ARIA Authoring Practices, menu button). */
const nextEntry = (key: string, entries: readonly HTMLElement[]): HTMLElement | undefined => {
  const at = entries.findIndex((entry) => entry.matches(':focus'))
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return entries[0]
  return key === 'End' ? entries.at(-1) : undefined
}

/** Below its button and aligned with its end; above it if there is no room below. */
const placeAt = (menu: HTMLElement, button: HTMLElement): void => {
  const { top, right, bottom } = button.getBoundingClientRect()
  const room = document.documentElement
  const height = menu.offsetHeight
  const isAbove = bottom + height + 8 > room.clientHeight && top > height
  menu.style.insetBlockStart = `${isAbove ? top - height - 4 : bottom + 4}px`
  menu.style.insetInlineEnd = `${Math.max(8, room.clientWidth - right)}px`
}

interface PanelProps {
  readonly id: string
  readonly label: string
  readonly button: HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The panel behind three dots. Its entries take the focus, and return it to the button. */
export default function OverflowPanel({ id, label, button, onClose, children }: PanelProps) {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = menu
    if (!current || !button) return undefined
    current.showPopover()
    placeAt(current, button)
    entriesOf(current)[0]?.focus()
    // It would not follow its button.
    window.addEventListener('scroll', onClose, { capture: true, passive: true, once: true })
    return () => window.removeEventListener('scroll', onClose, { capture: true })
  }, [button, onClose])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      button?.focus()
      onClose()
    }
    const next = nextEntry(event.key, entriesOf(event.currentTarget))
    if (next || event.key === 'Escape') event.preventDefault()
    next?.focus()
  }
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="auto"
      className={classes.panel}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('[role^="menuitem"]'))) return
        // What the entry opens takes the focus from there, and returns it: the entry is gone by then.
        button?.focus({ preventScroll: true })
        onClose()
      }}
    >
      {children}
    </div>
  )
}
