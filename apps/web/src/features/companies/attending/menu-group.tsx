import classes from './attending.module.css'
import { GroupChoices } from './group-choices.tsx'
import { useGroups } from './use-groups.ts'

/** In the phone's menu, as the header has no room for it. */
export default function MenuGroup() {
  const groups = useGroups()
  if (groups.choices.length === 0) return null
  return (
    <div className={classes.inMenu}>
      <GroupChoices {...groups} />
    </div>
  )
}
