import { ActionIcon } from '@mantine/core'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { createLink } from '@tanstack/react-router'
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import classes from './overflow-menu.module.css'

const entriesOf = (menu: HTMLElement): readonly HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)'),
]

/** Where the arrows, Home and End lead inside a menu (ARIA Authoring Practices, menu button). */
const nextEntry = (key: string, entries: readonly HTMLElement[]): HTMLElement | undefined => {
  const at = entries.findIndex((entry) => entry === document.activeElement)
  if (key === 'ArrowDown') return entries[(at + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return entries[0]
  return key === 'End' ? entries.at(-1) : undefined
}

/** Below its button and ending where it ends; above it where there is no room below. */
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

const Panel = ({ id, label, button, onClose, children }: PanelProps) => {
  const menu = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = menu
    if (!current || !button) return undefined
    current.showPopover()
    placeAt(current, button)
    entriesOf(current)[0]?.focus()
    // It hangs where its button was.
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
        if (event.target instanceof Element && event.target.closest('[role^="menuitem"]')) onClose()
      }}
    >
      {children}
    </div>
  )
}

interface Props {
  /** What can be done here, and with what: `Mais ações de Ana Souza`. */
  readonly label: string
  /** `MenuEntry` and `MenuLink`. */
  readonly children: ReactNode
}

/** What is seldom done, behind three dots. The browser's own popover closes it on a press elsewhere. */
export const OverflowMenu = ({ label, children }: Props) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  return (
    <span className={classes.menu}>
      <ActionIcon
        ref={setButton}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Panel id={id} label={label} button={button} onClose={close}>
          {children}
        </Panel>
      )}
    </span>
  )
}

interface EntryProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Takes something away. */
  readonly danger?: boolean
  /** One of several, of which one holds. */
  readonly chosen?: boolean
}

/** Something to do. */
export const MenuEntry = ({ danger, chosen, ...rest }: EntryProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={classes.entry}
    data-danger={danger || undefined}
    {...(chosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': chosen })}
    {...rest}
  />
)

const AnchorEntry = (props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) => (
  <a role="menuitem" tabIndex={-1} className={classes.entry} {...props} />
)

/** Somewhere to go. */
export const MenuLink = createLink(AnchorEntry)
