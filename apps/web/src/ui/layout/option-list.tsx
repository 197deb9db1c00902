import { type ReactNode, useEffect, useRef } from 'react'
import classes from './option-list.module.css'

interface Props<T> {
  /** Id of the field; the options' ids derive from it. */
  readonly id: string
  readonly label: string
  readonly list: readonly T[]
  readonly keyOf: (option: T) => string
  /** Index of the option selected by arrow keys. */
  readonly at: number
  readonly onChoose: (option: T) => void
  /** In a box of its own, over the content below the field. */
  readonly floating?: boolean
  /** Draws one option. */
  readonly children: (option: T) => ReactNode
}

/** Options below a field that keeps the focus and whose keys select. */
export const OptionList = <T,>({ id, label, list, keyOf, at, onChoose, floating, children }: Props<T>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at])
  return (
    <div
      ref={box}
      id={`${id}-list`}
      className={classes.list}
      data-floating={floating || undefined}
      role="listbox"
      aria-label={label}
      hidden={list.length === 0}
    >
      {list.map((option, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose
        <div
          key={keyOf(option)}
          id={`${id}-${nth}`}
          role="option"
          tabIndex={-1}
          aria-selected={nth === at}
          // The field keeps the focus, so that the list stays open for the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
