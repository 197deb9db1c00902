import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface Props {
  readonly title: ReactNode
  /** Action on the whole panel, beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of a screen with its own title. */
export const Panel = ({ title, action, children }: Props) => {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  )
}
