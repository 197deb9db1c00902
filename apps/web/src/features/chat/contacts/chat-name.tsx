import layout from '../../../ui/layout/layout.module.css'
import { fittingName } from '../../../ui/person/person.ts'
import classes from '../chat.module.css'

/** Two lines of the narrowest phone. */
const MOST = 40

/** A name in at most two lines; who listens hears the whole, and a mouse over it shows it. */
export const ChatName = ({ name }: { name: string }) => {
  const shown = fittingName(name, MOST)
  if (shown === name) return <span className={classes.name}>{name}</span>
  return (
    <>
      <span className={classes.name} title={name} aria-hidden>
        {shown}
      </span>
      <span className={layout.hidden}>{name}</span>
    </>
  )
}
