import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { Stage } from './stage.tsx'

/** Nothing but the screen: login, calls, boards. */
export const FullFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.full}>
    <Stage>{children}</Stage>
  </div>
)
