import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import layout from '../../../ui/layout/layout.module.css'
import classes from './security.module.css'

interface PanelProps {
  readonly title: string
  readonly detail?: string
  /** Status beside the title. */
  readonly badge?: ReactNode
  readonly children: ReactNode
}

/** One panel of the section. */
export const SecurityPanel = ({ title, detail, badge, children }: PanelProps) => (
  <div className={classes.panel}>
    <div className={layout.apart}>
      <Title order={3}>{title}</Title>
      {badge}
    </div>
    {detail && <p className={classes.detail}>{detail}</p>}
    {children}
  </div>
)
