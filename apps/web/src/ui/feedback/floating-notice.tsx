import type { ReactNode } from 'react'
import layout from '../layout/layout.module.css'
import classes from './floating-notice.module.css'

interface Props {
  readonly title: string
  readonly detail: string
  /** Later or no, then yes. */
  readonly children: ReactNode
}

/** An offer over the screen, above the tab bar, which waits for an answer and stops nobody. */
export const FloatingNotice = ({ title, detail, children }: Props) => (
  <section aria-label={title} className={classes.notice}>
    <p role="status">
      <strong>{title}</strong> {detail}
    </p>
    <div className={layout.end}>{children}</div>
  </section>
)
