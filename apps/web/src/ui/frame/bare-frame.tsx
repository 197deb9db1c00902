import type { ReactNode } from 'react'
import classes from './frame.module.css'
import { MainArea } from './main-area.tsx'

/** A frame with only the screen. */
export const BareFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.full}>
    <MainArea>{children}</MainArea>
  </div>
)
