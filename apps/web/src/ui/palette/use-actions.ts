import { folded } from '@emma/domain/text'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatShortDay, formatWallHour, formatWeekdayDate, noonOf } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { today } from '../../lib/time/days.ts'
import type { Place } from './places.ts'
import { type SpokenBlock, spokenBlock } from './spoken-block.ts'
import { type SpokenBooking, spokenBooking } from './spoken-booking.ts'

const BOOKING = '/specialist/novo-agendamento'

/** `2026-12-01`, `10:00` as `terça-feira, 01/12, 10h`. */
const momentIn = ({ date, hour }: SpokenBooking): string =>
  [date && formatWeekdayDate(noonOf(date), 'UTC'), hour && formatWallHour(hour)].filter(Boolean).join(', ')

/** The booking form's address with what was said filled in. */
const filledIn = (path: string, { date, hour, isReturn }: SpokenBooking): string => {
  const said = { ...(date && { day: date }), ...(hour && { hour }), ...(isReturn && { mode: 'return' }) }
  const search = new URLSearchParams(said).toString()
  if (search === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${search}`
}

/** A booking for each person found, or with the day and hour alone where no name is said. */
const useBookings = (booking: SpokenBooking, people: readonly Place[]): readonly Place[] => {
  const { t } = useTranslation('palette')
  if (!booking.isBooking) return []
  const moment = momentIn(booking)
  if (booking.name === '')
    return moment === ''
      ? []
      : [{ kind: 'action', name: t('bookMoment', { moment }), path: filledIn(BOOKING, booking) }]
  return people.map(({ name, path, booking: form }) => ({
    kind: 'action',
    name: moment === '' ? t('book', { name }) : t('bookAt', { name, moment }),
    path: form === undefined ? path : filledIn(form, booking),
  }))
}

const dayName = (date: string): string => formatShortDay(noonOf(date), 'UTC')

/** `Bloquear sex., 27 de nov., das 14h às 16h`. */
const blockName = (t: TFunction<'palette'>, { date, until, part, hours }: SpokenBlock): string => {
  const day = dayName(date)
  if (date !== until) return t('block.days', { day, until: dayName(until) })
  if (hours) return t('block.hours', { day, from: formatWallHour(hours.from), to: formatWallHour(hours.to) })
  return part ? t('block.part', { day, part: t(`parts.${part}`) }) : t('block.day', { day })
}

const asksForPrescription = (typed: string) => /\b(receita|prescri)/.test(folded(typed))

/** The actions that the text asks for: each opens a filled-in form, and nothing is done before that is sent. */
export const useActions = (typed: string, people: readonly Place[]): readonly Place[] => {
  const { t } = useTranslation('palette')
  const user = useUser()
  const zone = ownZone()
  const date = today()
  const bookings = useBookings(spokenBooking(typed, date), people)
  if (user?.role !== 'specialist') return []
  const block = spokenBlock(typed, date, zone)
  const blocks = block && {
    kind: 'action' as const,
    name: blockName(t, block),
    path: `/specialist/calendar?bloquear=${encodeURIComponent(`${block.starts_at}/${block.ends_at}`)}`,
  }
  const prescriptions = asksForPrescription(typed)
    ? people.map(({ name, path }) => ({
        kind: 'action' as const,
        name: t('prescribe', { name }),
        path: `${path}${path.includes('?') ? '&' : '?'}acao=receita`,
      }))
    : []
  if (blocks) return [blocks]
  return prescriptions.length > 0 ? prescriptions : bookings
}
