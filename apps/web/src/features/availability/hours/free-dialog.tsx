import type { Slot } from '@emma/contracts/availability/slots'
import { dayOf, weekdayOf } from '@emma/domain/availability'
import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay, formatHour, formatWallHour, noonOf } from '../../../lib/i18n/format.ts'
import { dateAt } from '../../../lib/time/days.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import classes from '../calendar/calendar.module.css'
import type { Span } from '../calendar/calendar-grid.tsx'
import type { Opened } from '../calendar/use-open.tsx'
import { weekdayName } from './rule-text.ts'

interface Props {
  readonly span: Span
  /** The first open slot in it. */
  readonly slot: Slot | undefined
  readonly onChoose: (next: Opened) => void
  readonly onClose: () => void
}

const bookingOf = ({ id, starts_at }: Slot) => ({ slot: id, day: dateAt(starts_at) })

/** What to make of a drawn span: an appointment for somebody, hours on that date, hours of every week, or time off. */
export default function FreeDialog({ span, slot, onChoose, onClose }: Props) {
  const { t } = useTranslation('availability')
  const date = span.start.slice(0, 10)
  const init_hour = span.start.slice(11, 16)
  const isWhole = span.end.slice(11, 16) === '24:00'
  const final_hour =
    span.end.startsWith(date) && !span.end.endsWith('23:59:59') ? span.end.slice(11, 16) : '24:00'
  const weekday = String(weekdayOf(dayOf(date) ?? 0))
  const hours = isWhole ? { init_hour: '08:00', final_hour: '12:00' } : { init_hour, final_hour }
  const day = formatDay(noonOf(date), 'UTC')
  const off = isWhole
    ? { kind: 'days' as const, from_date: date, to_date: date }
    : { kind: 'hours' as const, from_date: date, to_date: date, from_hour: init_hour, to_hour: final_hour }
  return (
    <Dialog title={t('free.title')} onClose={onClose}>
      <Stack>
        <p className={classes.words}>
          <strong className={classes.capital}>{day}</strong>
          {!isWhole && (
            <span>
              {t('calendar.span', { from: formatWallHour(init_hour), to: formatWallHour(final_hour) })}
            </span>
          )}
        </p>
        {slot && (
          <LinkButton data-autofocus to="/specialist/novo-agendamento" search={bookingOf(slot)}>
            {t('free.book', { hour: formatHour(slot.starts_at) })}
          </LinkButton>
        )}
        <Button
          {...(slot ? { variant: 'default' } : { 'data-autofocus': true })}
          onClick={() => onChoose({ what: 'rule', start: { ...hours, kind: 'date', date } })}
        >
          {t('free.date')}
        </Button>
        <Button
          variant="default"
          onClick={() => onChoose({ what: 'rule', start: { ...hours, kind: 'weekly', weekday } })}
        >
          {t('free.weekly', { weekday: weekdayName(Number(weekday)) })}
        </Button>
        <Button variant="default" onClick={() => onChoose({ what: 'block', start: off })}>
          {t('free.block')}
        </Button>
      </Stack>
    </Dialog>
  )
}
