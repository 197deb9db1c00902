import { type ReactNode, useId } from 'react'
import classes from './thing-row.module.css'

interface Props {
  readonly picture: ReactNode
  readonly title: string
  /** The second line: what, when, by whom. */
  readonly about: string
  /** What a press does, if the title alone does not say it. */
  readonly label?: string
  /** Opens the item; the row shows progress while busy. */
  readonly onOpen: () => void
  readonly isBusy?: boolean
  /** Status: beside the lines if there is room, below them on a phone. */
  readonly state?: ReactNode
  /** Further actions. */
  readonly menu?: ReactNode
  readonly children?: ReactNode
}

/** Items in a list, two lines each. */
export const ThingRows = ({ children }: { children: ReactNode }) => (
  <ul className={classes.rows}>{children}</ul>
)

/** One row: all of it opens the item; content below the lines has its own actions. */
export const ThingRow = (props: Props) => {
  const { picture, title, about, label, onOpen, isBusy = false, state, menu, children } = props
  const aboutId = useId()
  return (
    <li className={classes.row}>
      {picture}
      <div className={classes.words}>
        <div className={classes.lines}>
          {/* Not disabled while it loads: what is disabled loses the focus. */}
          <button
            type="button"
            className={classes.open}
            aria-label={label}
            aria-describedby={aboutId}
            aria-busy={isBusy}
            onClick={() => isBusy || onOpen()}
          >
            {title}
          </button>
          <span id={aboutId} className={classes.about}>
            {about}
          </span>
        </div>
        {state && <div className={classes.state}>{state}</div>}
        {children}
      </div>
      {menu}
    </li>
  )
}
