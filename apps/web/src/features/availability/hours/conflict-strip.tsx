import type { Conflict } from '@emma/contracts/availability'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'
import classes from '../calendar/calendar.module.css'
import { ConflictSolutions } from './conflict-list.tsx'

/** The conflicts above a calendar: one line with their count, which opens what solves them. */
export const ConflictStrip = ({ conflicts }: { readonly conflicts: readonly Conflict[] }) => {
  const { t } = useTranslation('availability')
  const { t: shell } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (conflicts.length === 0) return null
  const action = {
    label: isOpen ? shell('dialog.close') : t('conflicts.open'),
    onPress: () => setOpen(!isOpen),
  }
  return (
    <div>
      <StateStrip tone="warning" action={action}>
        {t('calendar.conflicts', { count: conflicts.length })}
      </StateStrip>
      {isOpen && (
        <div className={`${classes.conflicts} ${classes.unfolded}`}>
          <ConflictSolutions conflicts={conflicts} />
        </div>
      )}
    </div>
  )
}
