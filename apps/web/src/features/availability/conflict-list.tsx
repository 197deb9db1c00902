import type { Conflict } from '@emma/contracts/availability'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatShortDay } from '../../lib/format.ts'
import classes from './calendar.module.css'

/** The appointments that rules and time off no longer allow: they stand, the specialist decides. */
export const ConflictList = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const { t } = useTranslation('availability')
  if (conflicts.length === 0) return null
  return (
    <Alert color="amber" title={t('calendar.conflicts')} className={classes.conflicts}>
      <p>{t('calendar.conflictsDetail')}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.schedule_id}>
            {formatShortDay(conflict.starts_at)}, {conflict.init_hour}: {conflict.customer.name}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
