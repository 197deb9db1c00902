import type { Slot } from '@emma/contracts/availability'
import type { Appointment } from '@emma/contracts/booking'
import { ActionIcon } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, today } from '../../lib/days.ts'
import { formatDay, noonOf } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { closeSlotMutation, dayQuery } from './availability.queries.ts'
import classes from './calendar.module.css'
import { useChange } from './use-change.ts'

const OpenLine = ({ slot }: { slot: Slot }) => {
  const { t } = useTranslation('availability')
  const close = useChange(closeSlotMutation, t('calendar.closed'))
  return (
    <li className={classes.slot} data-kind="open">
      <time>{slot.init_hour}</time>
      <span>{t('calendar.status.open')}</span>
      <ActionIcon
        size={40}
        aria-label={t('calendar.closeOf', { hour: slot.init_hour })}
        title={t('calendar.close')}
        loading={close.isPending}
        onClick={() => close.mutate(slot.id)}
      >
        <IconX size={20} stroke={1.75} />
      </ActionIcon>
    </li>
  )
}

const BookedLine = ({ appointment }: { appointment: Appointment }) => (
  <li className={classes.slot} data-kind="booked">
    <time>{appointment.init_hour}</time>
    <span>
      <strong>{appointment.customer.name}</strong>
      <small>{appointment.specialty.name}</small>
    </span>
  </li>
)

/** One day of the specialist: free slots, each to be closed, and appointments. */
export const DaySlots = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('availability')
  const [date, setDate] = useState(today())
  const query = useQuery(dayQuery(specialistId, date))
  return (
    <div className={classes.day}>
      <div className={classes.dayHead}>
        <ActionIcon aria-label={t('calendar.previousDay')} onClick={() => setDate(addDays(date, -1))}>
          <IconChevronLeft size={22} stroke={1.75} />
        </ActionIcon>
        <strong className={classes.capital} aria-live="polite">
          {formatDay(noonOf(date), 'UTC')}
        </strong>
        <ActionIcon aria-label={t('calendar.nextDay')} onClick={() => setDate(addDays(date, 1))}>
          <IconChevronRight size={22} stroke={1.75} />
        </ActionIcon>
      </div>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="table" count={6} />}
        isEmpty={(items) => items.length === 0}
        empty={<p className={classes.muted}>{t('calendar.dayEmpty')}</p>}
      >
        {(items) => (
          <ul className={classes.slots}>
            {items.map((item) =>
              'customer' in item ? (
                <BookedLine key={item.id} appointment={item} />
              ) : (
                <OpenLine key={item.id} slot={item} />
              ),
            )}
          </ul>
        )}
      </QueryView>
    </div>
  )
}
