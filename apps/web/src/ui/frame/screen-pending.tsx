import { LoadingLines } from '../feedback/loading-lines.tsx'
import classes from './screen-pending.module.css'

/** While a screen's chunk loads. */
export const ScreenPending = () => (
  <div className={classes.pending}>
    <LoadingLines count={5} />
  </div>
)
