import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './security.module.css'

interface PanelProps {
  readonly title: string
  readonly detail?: string
  /** Beside the title: how it stands. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** One part of the section. */
export const SecurityPanel = ({ title, detail, mark, children }: PanelProps) => (
  <div className={classes.panel}>
    <div className={classes.head}>
      <Title order={3}>{title}</Title>
      {mark}
    </div>
    {detail && <p className={classes.detail}>{detail}</p>}
    {children}
  </div>
)
