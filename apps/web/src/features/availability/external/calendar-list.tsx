import { ActionIcon, Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from '../calendar/calendar.module.css'
import { useChange } from '../hours/use-change.ts'
import { useIsSuspended } from '../suspended.tsx'
import { calendarsQuery, type ExternalCalendar, removeCalendarMutation } from './external.queries.ts'

const CalendarForm = lazyPart(() => import('./calendar-form.tsx'))

/** When it was last read, or why it failed; earlier events still count. */
const useStateOf = () => {
  const { t } = useTranslation('availability')
  return ({ read_at, failure, unread }: ExternalCalendar): string => {
    const read = read_at && t('external.read', { day: formatShortDay(read_at), hour: formatHour(read_at) })
    if (failure === null && !read) return t('external.reading')
    const why = failure && t(`external.failure.${failure}`)
    return [why, unread > 0 && t('external.unread', { count: unread }), read].filter(Boolean).join(' ')
  }
}

const CalendarLine = ({ calendar }: { calendar: ExternalCalendar }) => {
  const { t } = useTranslation('availability')
  const remove = useChange(removeCalendarMutation, t('external.removed'))
  const state = useStateOf()(calendar)
  const { id, name, host, failure, unread } = calendar
  const confirmRemoval = async () => {
    const question = { title: t('external.removeTitle', { name }), detail: t('external.removeDetail') }
    if (await ask({ ...question, confirm: t('calendar.remove'), destructive: true })) remove.mutate(id)
  }
  return (
    <li className={classes.line}>
      <p className={classes.words}>
        <strong>{name}</strong>
        <small>{host}</small>
        <small role="status" data-failed={failure !== null || unread > 0 || undefined}>
          {state}
        </small>
      </p>
      <ActionIcon
        aria-label={`${t('calendar.remove')}: ${name}`}
        size={44}
        color="coral"
        loading={remove.isPending}
        onClick={() => void confirmRemoval()}
      >
        <IconTrash size={20} stroke={1.75} />
      </ActionIcon>
    </li>
  )
}

/** External calendars whose events block free times. */
export const ExternalCalendars = () => {
  const { t } = useTranslation('availability')
  const [isAdding, setAdding] = useState(false)
  const calendars = useQuery(calendarsQuery)
  const isLocked = useIsSuspended()
  return (
    <Panel
      title={t('external.title')}
      action={
        !isLocked && (
          <Button variant="light" size="sm" onClick={() => setAdding(true)}>
            {t('external.add')}
          </Button>
        )
      }
    >
      <p className={classes.muted}>{t('external.detail')}</p>
      <QueryView query={calendars} skeleton={<LoadingLines shape="lines" count={1} />}>
        {(list) =>
          list.length > 0 && (
            <ul className={classes.lines}>
              {list.map((calendar) => (
                <CalendarLine key={calendar.id} calendar={calendar} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Suspense fallback={null}>{isAdding && <CalendarForm onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  )
}
