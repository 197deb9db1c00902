import type { Conflict } from '@emma/contracts/availability'
import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay, noonOf } from '../../../lib/i18n/format.ts'
import { appointmentQuery, CancelAppointmentButton } from '../../booking/index.ts'
import { askConflictsMutation, keepConflictsMutation } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { ConflictsAtOnce } from './conflicts-at-once.tsx'
import { ProposeButton } from './propose-button.tsx'
import { useChange } from './use-change.ts'

const ConflictLine = ({ conflict }: { conflict: Conflict }) => {
  const { t } = useTranslation('availability')
  const keep = useChange(keepConflictsMutation, t('conflicts.kept'))
  const move = useChange(askConflictsMutation, t('conflicts.asked'))
  const { schedule_id: id, customer, date, init_hour } = conflict
  const appointment = useQuery(appointmentQuery(id))
  const { name } = customer
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>
          {formatShortDay(noonOf(date), 'UTC')}, {formatHour(`${date}T${init_hour}:00Z`, 'UTC')}
        </span>
        {conflict.reschedule_asked && <small>{t('conflicts.waiting')}</small>}
      </p>
      <div className={classes.solve}>
        <Button
          size="sm"
          variant="default"
          loading={keep.isPending}
          aria-label={t('conflicts.keepOf', { name })}
          onClick={() => keep.mutate([id])}
        >
          {t('conflicts.keep')}
        </Button>
        {conflict.can_reschedule && appointment.data && <ProposeButton appointment={appointment.data} />}
        {conflict.can_reschedule && !conflict.reschedule_asked && (
          <Button
            size="sm"
            variant="default"
            loading={move.isPending}
            aria-label={t('conflicts.askOf', { name })}
            onClick={() => move.mutate([id])}
          >
            {t('conflicts.ask')}
          </Button>
        )}
        {appointment.data && <CancelAppointmentButton appointment={appointment.data} />}
      </div>
    </li>
  )
}

/** The appointments that rules and time off no longer allow: they stand, the specialist solves each. */
interface Props {
  readonly conflicts: readonly Conflict[]
  /** They are of hours that are not saved yet. */
  readonly isAhead?: boolean
}
export const ConflictList = ({ conflicts, isAhead = false }: Props) => {
  const { t } = useTranslation('availability')
  if (conflicts.length === 0) return null
  return (
    <Alert
      color="amber"
      title={t(isAhead ? 'conflicts.ahead' : 'calendar.conflicts', { count: conflicts.length })}
      className={classes.conflicts ?? ''}
    >
      <p>{t('calendar.conflictsDetail')}</p>
      <ConflictsAtOnce conflicts={conflicts} />
      <ul className={classes.lines}>
        {conflicts.map((conflict) => (
          <ConflictLine key={conflict.schedule_id} conflict={conflict} />
        ))}
      </ul>
    </Alert>
  )
}
