import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import classes from './layout.module.css'

/**
 * The part of a screen below its first view: each piece renders when the browser is idle, so that a slow phone responds
 * in between. Until all are rendered it is at least a screen high, so that the page's end does not jump.
 */
export const Below = ({ children }: { children: ReactNode }) => {
  const parts = Children.toArray(children)
  const [shown, setShown] = useState(0)
  const isWhole = shown >= parts.length
  useEffect(() => {
    let isGone = isWhole
    if (!isGone) {
      void whenIdle().then(() => {
        if (!isGone) startTransition(() => setShown(shown + 1))
      })
    }
    return () => {
      isGone = true
    }
  }, [shown, isWhole])
  return (
    <>
      {parts.slice(0, shown)}
      {!isWhole && <div className={classes.below} />}
    </>
  )
}
