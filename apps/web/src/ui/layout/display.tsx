import type { ReactNode } from 'react'
import classes from './display.module.css'

/** Text in the face of public pages, of a greeting, and of the day's title; its file loads on first use. */
export const Display = ({ children }: { children: ReactNode }) => (
  <span className={classes.display}>{children}</span>
)
