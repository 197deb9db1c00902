import { type ReactNode, useDeferredValue } from 'react'
import classes from './layout.module.css'

/**
 * The part below a screen's first view: drawn in the background afterwards, piece by piece. Until then it has a
 * screen's height, so that the page's end does not come up and go down again.
 */
export const Below = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <div className={classes.below} />
