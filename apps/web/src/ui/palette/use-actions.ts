import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatShortDay, formatWallHour, formatWeekdayDate, noonOf } from '../../lib/i18n/format.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { today } from '../../lib/time/days.ts'
import type { Place } from './places.ts'
import { asksForBlock, type SpokenBlock, spokenBlock } from './spoken-block.ts'
import {
  asksForChange,
  type SpokenBooking,
  type SpokenDocument,
  spokenBooking,
  spokenDocument,
} from './spoken-booking.ts'

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

/** A form for each patient, opened from their record: documents belong to one. */
const documentActions = (t: TFunction<'palette'>, document: SpokenDocument, people: readonly Place[]) =>
  people.map(({ name, path, hasRecords }): Place => {
    if (!hasRecords) return { kind: 'customer', name, path }
    const action = document === 'prescription' ? 'receita' : 'documento'
    return {
      kind: 'action',
      name: t(document === 'prescription' ? 'prescribe' : 'issue', { name }),
      path: `${path}${path.includes('?') ? '&' : '?'}acao=${action}`,
    }
  })

/** `hoje`, `agenda de sexta`: the calendar of that day. */
const dayActions = (t: TFunction<'palette'>, { date, name, isBooking }: SpokenBooking): readonly Place[] => {
  if (date === null || name !== '' || isBooking) return []
  const path = `/specialist/calendar?view=day&date=${date}`
  return [{ kind: 'action', name: t('day', { day: formatWeekdayDate(noonOf(date), 'UTC') }), path }]
}

interface Actions {
  readonly actions: readonly Place[]
  /** Below the people that the words may name too. */
  readonly day: readonly Place[]
}

/** The actions that the text asks for: each opens a filled-in form or a list, and nothing is done before that is sent. */
export const useActions = (typed: string, people: readonly Place[]): Actions => {
  const { t } = useTranslation('palette')
  const user = useUser()
  const zone = ownZone()
  const date = today()
  const booking = spokenBooking(typed, date)
  const bookings = useBookings(booking, people)
  if (user?.role !== 'specialist') return { actions: [], day: [] }
  const block = spokenBlock(typed, date, zone)
  if (block) {
    const span = encodeURIComponent(`${block.starts_at}/${block.ends_at}`)
    const path = `/specialist/calendar?bloquear=${span}`
    return { actions: [{ kind: 'action', name: blockName(t, block), path }], day: [] }
  }
  if (asksForBlock(typed)) return { actions: [], day: [] }
  const document = spokenDocument(typed)
  if (document !== null) return { actions: documentActions(t, document, people), day: [] }
  if (asksForChange(typed) && booking.name !== '') {
    const lists = people.map(
      ({ name }): Place => ({
        kind: 'action',
        name: t('change', { name }),
        path: `/specialist/consultas?search=${encodeURIComponent(name)}`,
      }),
    )
    return { actions: lists, day: [] }
  }
  return { actions: bookings, day: dayActions(t, booking) }
}
