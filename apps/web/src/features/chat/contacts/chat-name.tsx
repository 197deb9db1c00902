import { fittingName } from '../../../ui/person/person.ts'
import classes from '../chat.module.css'

/** Two lines of the narrowest phone. */
const MOST = 40

/** A name in at most two lines: where it has less room than that its middle names are initials. */
export const ChatName = ({ name }: { name: string }) => {
  const short = fittingName(name, MOST)
  if (short === name) return <span className={classes.name}>{name}</span>
  return (
    <span className={classes.fitting}>
      <span className={classes.short} aria-hidden>
        {short}
      </span>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
