import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import classes from './header-menu.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name of the button; its picture is decorative. */
  readonly label: string
  /** Shows words beside the icon. */
  readonly words?: boolean
}

/** An icon button in the header. */
export const HeaderButton = ({ label, words, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={classes.button}
    data-words={words || undefined}
    {...rest}
  />
)

interface Props {
  /** Accessible name of the button; its picture is decorative. */
  readonly label: string
  readonly picture: ReactNode
  /** Whether the label is words instead of an icon. */
  readonly words?: boolean
  /** For sentences instead of words. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/**
 * A header button with its popover. The browser closes it on Escape and on a click elsewhere, so that frames need no
 * positioning library.
 */
export const HeaderMenu = ({ label, picture, words = false, wide = false, children }: Props) => {
  const id = useId()
  return (
    <div>
      <HeaderButton label={label} words={words} popoverTarget={id}>
        {picture}
      </HeaderButton>
      <div id={id} popover="auto" className={classes.panel} data-wide={wide || undefined}>
        {children}
      </div>
    </div>
  )
}

interface EntryProps {
  readonly picture: ReactNode
  readonly chosen?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Closes the panel around a chosen entry. */
export const closePanel = (element: Element) => element.closest<HTMLElement>('[popover]')?.hidePopover()

/** An entry to choose or run. */
export const HeaderMenuEntry = ({ picture, chosen, onClick, children }: EntryProps) => (
  <button
    type="button"
    className={classes.entry}
    aria-pressed={chosen}
    onClick={(event) => {
      closePanel(event.currentTarget)
      onClick()
    }}
  >
    {picture}
    {children}
  </button>
)
