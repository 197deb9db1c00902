import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { Stage } from './stage.tsx'

/** Nothing but the screen. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.full}>
    <Stage>{children}</Stage>
  </div>
)
