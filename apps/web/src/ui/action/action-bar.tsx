import type { ReactNode } from 'react'
import classes from './action-bar.module.css'

interface Props {
  /** The choice so far, or its total: `R$ 60,00`. */
  readonly state: ReactNode
  /** A small line above it: `Carteira R$ 120,00 + Pix`. */
  readonly over?: ReactNode
  /** A small line below it: `R$ 180,00 · 30 min · online`. */
  readonly under?: ReactNode
  /** The button that goes on. */
  readonly children: ReactNode
}

/**
 * The next action, within reach of the thumb: it stays at the bottom of the screen, above the tabs. The last child of
 * the screen, or of a form that fills it (`layout.screen`). Changes in it are read aloud.
 */
export const ActionBar = ({ state, over, under, children }: Props) => (
  <div className={classes.bar}>
    <p aria-live="polite" className={classes.state}>
      {over && <small>{over}</small>}
      <strong>{state}</strong>
      {under && <small>{under}</small>}
    </p>
    {children}
  </div>
)
