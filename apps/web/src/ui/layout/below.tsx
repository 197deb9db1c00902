import { type ReactNode, useDeferredValue } from 'react'
import classes from './layout.module.css'

/**
 * What lies below a screen's first sight: drawn in the background once that is there, piece by piece. Until then it has a
 * screen's height, so that what ends the page does not come up and go down again.
 */
export const Below = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : <div className={classes.below} />
