import type { Conflict } from '@emma/contracts/availability'
import { Alert, Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentQuery, CancelAppointmentButton } from '../../booking/index.ts'
import { askConflictsMutation, keepConflictsMutation } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { whenOf } from './conflict-when.ts'
import { ConflictsAtOnce } from './conflicts-at-once.tsx'
import { ProposeButton } from './propose-button.tsx'
import { useChange } from './use-change.ts'

interface LineProps {
  readonly conflict: Conflict
  readonly isChosen: boolean
  /** Set if there are others to solve with it. */
  readonly onChoose: (() => void) | undefined
}

/** More would push the main content out of view: the rest is solved together, or shown step by step. */
const FEW = 3
/** Each one shown makes its own request. */
const STEP = 10

/** The space of a button whose data is loading. */
const Coming = ({ children }: { children: string }) => (
  <Button size="sm" variant="default" disabled aria-hidden tabIndex={-1} className={classes.coming ?? ''}>
    {children}
  </Button>
)

const ConflictLine = ({ conflict, isChosen, onChoose }: LineProps) => {
  const { t } = useTranslation('availability')
  const { t: shell } = useTranslation()
  const { t: booking } = useTranslation('booking')
  const keep = useChange(keepConflictsMutation, t('conflicts.kept'))
  const move = useChange(askConflictsMutation, t('conflicts.asked'))
  const { schedule_id: id, customer } = conflict
  const appointment = useQuery(appointmentQuery(id))
  const { name } = customer
  return (
    <li className={classes.line}>
      {onChoose && (
        <Checkbox aria-label={shell('table.pick', { name })} checked={isChosen} onChange={onChoose} />
      )}
      <p className={classes.words}>
        <strong>{name}</strong>
        <span>{whenOf(conflict)}</span>
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
        {conflict.can_reschedule && appointment.isPending && <Coming>{t('conflicts.propose')}</Coming>}
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
        {appointment.isPending && <Coming>{booking('change.cancelBySpecialist')}</Coming>}
        {appointment.data && <CancelAppointmentButton appointment={appointment.data} />}
      </div>
    </li>
  )
}

/** What solves the conflicts: together, the selected ones, or each. */
export const ConflictSolutions = ({ conflicts }: { readonly conflicts: readonly Conflict[] }) => {
  const { t } = useTranslation('availability')
  const [ids, setIds] = useState<readonly string[]>([])
  const [called, setCalled] = useState(0)
  const shown = conflicts.slice(0, conflicts.length > FEW ? called : FEW)
  const more = conflicts.length - shown.length
  // One that left the list is no longer chosen.
  const chosen = conflicts.filter((conflict) => ids.includes(conflict.schedule_id))
  const canChoose = conflicts.length > 1 || chosen.length > 0
  const toggle = (id: string) =>
    setIds((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]))
  return (
    <>
      <p>{t('calendar.conflictsDetail')}</p>
      <ConflictsAtOnce conflicts={conflicts} chosen={chosen} onClear={() => setIds([])} />
      <ul className={classes.lines}>
        {shown.map((conflict) => (
          <ConflictLine
            key={conflict.schedule_id}
            conflict={conflict}
            isChosen={chosen.includes(conflict)}
            onChoose={canChoose ? () => toggle(conflict.schedule_id) : undefined}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button size="sm" variant="subtle" onClick={() => setCalled(called + STEP)}>
          {called === 0 ? t('conflicts.each') : t('conflicts.more', { count: more })}
        </Button>
      )}
    </>
  )
}

/** Appointments that rules and time off no longer allow: they stay, the specialist solves each. */
interface Props {
  readonly conflicts: readonly Conflict[]
  /** They are about hours not saved yet. */
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
      <ConflictSolutions conflicts={conflicts} />
    </Alert>
  )
}
