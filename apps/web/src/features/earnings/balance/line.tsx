import type { ReactNode } from 'react'
import classes from '../earnings.module.css'

/** A name and its value, in a list of definitions. */
export const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
