import { Tabs } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './tab-row.module.css'

/** Scrolls only the row: the page stays in place. */
const bringIn = (row: HTMLElement | null, tab: Element | null | undefined): void => {
  if (row && tab instanceof HTMLElement) {
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }
}

/** Tabs in one row on any width: it scrolls to show the selected one. */
export const TabRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => {
  const row = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => bringIn(row.current, row.current?.querySelector('[aria-selected=true]')), [])
  return (
    <Tabs.List
      ref={row}
      aria-label={label}
      className={classes.row}
      // A tab that moved under a pressed pointer would not be chosen.
      onFocus={({ target }) => target.matches(':focus-visible') && bringIn(row.current, target)}
      onClick={({ target }) =>
        target instanceof Element && bringIn(row.current, target.closest('[role=tab]'))
      }
    >
      {children}
    </Tabs.List>
  )
}
