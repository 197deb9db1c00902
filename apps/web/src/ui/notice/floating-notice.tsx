import type { ReactNode } from 'react'
import classes from './floating-notice.module.css'

/** An offer in one line (`StateStrip`) over the screen, above the tab bar; it waits for an answer without blocking. */
export const FloatingNotice = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={classes.notice}>
    {children}
  </section>
)
