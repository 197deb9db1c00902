import type { ReactNode } from 'react'
import classes from './display.module.css'

/** Words in the face of public pages, of a greeting, and of the day's title; its file loads with the first of them. */
export const Display = ({ children }: { children: ReactNode }) => (
  <span className={classes.display}>{children}</span>
)
