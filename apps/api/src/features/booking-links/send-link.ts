import { internationalPhone } from '@emma/domain/customers'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import { clockName, formatNear, formatShort } from '../../dates.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { notify, sendSms } from '../notifications/index.ts'
import { urlOf } from './link-secret.ts'
import { findLink, type LinkRow } from './links.repo.ts'
import { openPerson } from './person.ts'

/** The message about a link: it waits, or it is no longer valid. */
export type LinkNews = 'offered' | 'over'
type Channel = 'email' | 'sms'

declare module '../../ports/jobs.ts' {
  interface JobPayloads {
    'send-booking-link': {
      readonly linkId: string
      readonly news: LinkNews
      readonly channel: 'email' | 'sms'
    }
  }
}

/** A message refused by the provider is retried a few times. */
const maxAttempts = 4

const tellCustomer = (deps: Deps, tx: Tx, userId: string, row: LinkRow, news: LinkNews): Promise<void> =>
  notify(deps, tx, {
    userId,
    kind: news === 'offered' ? 'booking_offered' : 'booking_offer_over',
    dedupeKey: `booking_link:${news}:${row.id}:${row.messages}`,
    data: { linkId: row.id, specialistId: row.specialist_id },
  })

/**
 * Notifies a link's recipient once the caller's transaction commits: a patient by their preference, others by any known
 * contact.
 */
export const sendLink = async (deps: Deps, tx: Tx, row: LinkRow, news: LinkNews): Promise<void> => {
  if (row.customer_user_id !== null) return tellCustomer(deps, tx, row.customer_user_id, row, news)
  const person = await openPerson(deps, tx, row)
  const channels: Channel[] = []
  if (person?.cell_phone !== undefined) channels.push('sms')
  if (person?.email !== undefined) channels.push('email')
  for (const channel of channels) {
    await deps.jobs.add(tx, 'send-booking-link', { linkId: row.id, news, channel }, { maxAttempts })
  }
}

const valuesOf = (deps: Deps, row: LinkRow, name: string) => ({
  name,
  specialist: row.specialist_name ?? '',
  specialty: row.specialty,
  when: formatNear(row.starts_at, row.time_zone),
  zone: clockName(row.time_zone),
  until: formatShort(row.expires_at, row.time_zone),
  url: urlOf(deps.config, row.id),
})

/** Job: one message to a person without an account, unless it is no longer true. */
export const sendBookingLink = async (
  deps: Deps,
  { linkId, news, channel }: { readonly linkId: string; readonly news: LinkNews; readonly channel: Channel },
): Promise<void> => {
  const row = await findLink(deps.db, linkId)
  if (!row || (news === 'offered') !== (row.status === 'open')) return
  const person = await openPerson(deps, deps.db, row)
  if (!person) return
  const { default: phrases } = await phraseSets.messages()
  const { subject, email, text } = phrases.bookingLink[news]
  const values = valuesOf(deps, row, person.name)
  const { cell_phone: phone, email: to } = person
  if (channel === 'sms' && phone !== undefined)
    await sendSms(deps, { channel, to: internationalPhone(phone), text: fill(text, values) })
  if (channel === 'email' && to !== undefined)
    await deps.email.send({ to, subject: fill(subject, values), text: fillLetter(email, values) })
}
