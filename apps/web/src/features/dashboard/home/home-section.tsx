import type { ReactNode } from 'react'
import classes from './customer-home.module.css'

interface Props {
  readonly title: string
  /** The link to all of it. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

export const HomeSection = ({ title, more, children }: Props) => (
  <section className={classes.section} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {more}
    </header>
    {children}
  </section>
)
