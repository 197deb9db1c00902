import { type ReactNode, useEffect, useRef } from 'react'
import classes from './option-list.module.css'

interface Props<T> {
  /** Of the field; the options' ids follow from it. */
  readonly id: string
  readonly label: string
  readonly list: readonly T[]
  readonly keyOf: (option: T) => string
  /** Which one the arrow keys are at. */
  readonly at: number
  readonly onChoose: (option: T) => void
  /** Over what is below the field, in a box of its own. */
  readonly floating?: boolean
  /** What one looks like. */
  readonly children: (option: T) => ReactNode
}

/** What may be chosen, below the field that keeps the focus and whose keys choose. */
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
          // The field keeps the focus, so that the list is still there for the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}
