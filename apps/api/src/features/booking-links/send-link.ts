import { internationalPhone } from '@emma/domain/customers'
import { formatBRL } from '@emma/domain/money'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import { clockName, formatDayMonth, formatNear, formatShort } from '../../dates.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { JobPayloads } from '../../ports/jobs.ts'
import { notify, sendSms, withMore } from '../notifications/index.ts'
import { urlOf } from './link-secret.ts'
import { findLink, type LinkRow } from './links.repo.ts'
import { openPerson } from './person.ts'
import { datesOf } from './series.ts'

/** The message about a link: it waits, or it is no longer valid. */
export type LinkNews = 'offered' | 'over'
interface News {
  readonly news: LinkNews
  /** Other dates of the series that it is about too, with `over`. */
  readonly more: number
}
type Channel = 'email' | 'sms'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-booking-link': {
      readonly linkId: string
      readonly news: LinkNews
      readonly more?: number
      readonly channel: 'email' | 'sms'
    }
  }
}

/** A message refused by the provider is retried a few times. */
const maxAttempts = 4

const offered = ({ series_id }: LinkRow) => (series_id === null ? 'booking_offered' : 'series_offered')

const tellCustomer = (
  deps: Deps,
  tx: Tx,
  userId: string,
  row: LinkRow,
  { news, more }: News,
): Promise<void> =>
  notify(deps, tx, {
    userId,
    kind: news === 'offered' ? offered(row) : 'booking_offer_over',
    dedupeKey: `booking_link:${news}:${row.id}:${row.messages}`,
    data: { linkId: row.id, specialistId: row.specialist_id, more },
  })

/**
 * Notifies a link's recipient once the caller's transaction commits: a patient by their preference, others by any known
 * contact. A series is one message.
 */
export const sendLink = async (deps: Deps, tx: Tx, row: LinkRow, about: News): Promise<void> => {
  if (row.customer_user_id !== null) return tellCustomer(deps, tx, row.customer_user_id, row, about)
  const person = await openPerson(deps, tx, row)
  const channels: Channel[] = []
  if (person?.cell_phone !== undefined) channels.push('sms')
  if (person?.email !== undefined) channels.push('email')
  for (const channel of channels) {
    await deps.jobs.add(tx, 'send-booking-link', { linkId: row.id, ...about, channel }, { maxAttempts })
  }
}

const valuesOf = (deps: Deps, row: LinkRow, when: string) => ({
  specialist: row.specialist_name ?? '',
  specialty: row.specialty,
  when,
  zone: clockName(row.time_zone),
  until: formatShort(row.expires_at, row.time_zone),
  url: urlOf(deps.config, row.series_id ?? row.id),
})

/** The open dates of a series: each with its price, and in short for an SMS. */
const seriesValuesOf = async (deps: Deps, row: LinkRow) => {
  const open = (await datesOf(deps.db, row)).filter(({ status }) => status === 'open')
  const lines = open.map(
    ({ starts_at, time_zone, price }) => `${formatNear(starts_at, time_zone)}: ${formatBRL(price)}`,
  )
  return {
    count: String(open.length),
    dates: lines.join('\n'),
    days: open.map(({ starts_at, time_zone }) => formatDayMonth(starts_at, time_zone)).join(', '),
  }
}

/** Job: one message to a person without an account, unless it is no longer true. */
export const sendBookingLink = async (
  deps: Deps,
  { linkId, news, more = 0, channel }: JobPayloads['send-booking-link'],
): Promise<void> => {
  const row = await findLink(deps.db, linkId)
  if (!row || (news === 'offered') !== (row.status === 'open')) return
  const person = await openPerson(deps, deps.db, row)
  if (!person) return
  const { default: phrases } = await phraseSets.messages()
  const isSeries = news === 'offered' && row.series_id !== null
  const { subject, email, text } = phrases.bookingLink[isSeries ? 'series' : news]
  const when = withMore(phrases.andMore, formatNear(row.starts_at, row.time_zone), more)
  const series = isSeries ? await seriesValuesOf(deps, row) : {}
  const values = { name: person.name, ...valuesOf(deps, row, when), ...series }
  const { cell_phone: phone, email: to } = person
  if (channel === 'sms' && phone !== undefined)
    await sendSms(deps, { channel, to: internationalPhone(phone), text: fill(text, values) })
  if (channel === 'email' && to !== undefined)
    await deps.email.send({ to, subject: fill(subject, values), text: fillLetter(email, values) })
}
