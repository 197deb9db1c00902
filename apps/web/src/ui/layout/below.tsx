import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../lib/loading/when-idle.ts'
import classes from './layout.module.css'

/**
 * The part below a screen's first view: each of its parts is drawn when the browser has nothing else to do, so that a slow
 * phone answers in between. Until all are there it ends with a screen's height, so that the page's end does not come up
 * and go down again.
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
