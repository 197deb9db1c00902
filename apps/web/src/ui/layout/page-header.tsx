import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface Props {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** The screen's primary action, and others beside it. */
  readonly actions?: ReactNode
  /** A back link, above the title. */
  readonly back?: ReactNode
}

/** A screen's header: title, purpose, actions. */
export const PageHeader = ({ title, subtitle, actions, back }: Props) => (
  <header className={classes.header}>
    <div className={classes.words}>
      {back && <div className={classes.back}>{back}</div>}
      <Title order={1}>{title}</Title>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
