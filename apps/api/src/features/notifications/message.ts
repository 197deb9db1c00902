import { deadlinesOf } from '@emma/domain/payments'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import * as z from 'zod'
import { pageOf } from './page-of.ts'
import type { ToSend } from './sending.repo.ts'
import { withMore } from './with-more.ts'
import type { Wording } from './wording.ts'

export interface Message {
  readonly subject: string
  /** The e-mail's letter, with its links as `[words](address)`. */
  readonly email: string
  /** The text of an SMS or WhatsApp message. */
  readonly text: string
}

const stored = z.object({ amount: z.number().default(0), more: z.number().default(0) })

const policy = z.object({
  full_refund_hours: z.number(),
  regret_days: z.number(),
  grace_minutes: z.number().default(0),
})

/** In the reader's zone. */
const timesOf = (
  { moments, clock, texts }: Wording,
  { starts_at, proposed_at, expires_at, user_zone: zone, data }: ToSend,
) => ({
  newWhen: proposed_at === null ? '' : moments.near(proposed_at, zone),
  when:
    starts_at === null ? '' : withMore(texts.andMore, moments.near(starts_at, zone), stored.parse(data).more),
  zone: starts_at === null ? '' : clock(zone),
  until: expires_at === null ? '' : moments.hour(expires_at, zone),
  deadline: expires_at === null ? '' : moments.short(expires_at, zone),
})

/** The deadline of a full refund, in the reader's zone; empty if nothing was paid. */
const freeOf = ({ moments }: Wording, { starts_at, paid_at, policy: stored, user_zone }: ToSend): string => {
  if (starts_at === null || paid_at === null || stored === null) return ''
  const [startsAt, purchasedAt] = [starts_at.getTime(), paid_at.getTime()]
  const { refundUntil } = deadlinesOf({ startsAt, purchasedAt, policy: policy.parse(stored) }, purchasedAt)
  return refundUntil === null ? '' : moments.short(new Date(refundUntil), user_zone)
}

const inWords = (place: ToSend['place']): string => (place === null ? '' : `${place.name}, ${place.address}`)

const hasSeveralPlaces = ({ series_dates: dates }: ToSend): boolean =>
  new Set(dates.map(({ place }) => place?.id)).size > 1

/**
 * The dates of a series: each with its price, if it has one, and its place, if they differ; and in short for an SMS.
 */
const seriesOf = ({ moments, amount, texts }: Wording, row: ToSend) => {
  const { series_dates: dates, user_zone: zone } = row
  const lineOf = ({ starts_at, price, place }: (typeof dates)[number]): string => {
    const when = moments.near(new Date(starts_at), zone)
    const line = price === 0 ? when : `${when}: ${amount(price)}`
    if (!hasSeveralPlaces(row)) return line
    return `${line} · ${place === null ? texts.online : inWords(place)}`
  }
  return {
    count: String(dates.length),
    dates: dates.map(lineOf).join('\n'),
    days: dates.map((each) => moments.day(new Date(each.starts_at), zone)).join(', '),
  }
}

/** Where it takes place, for the sentence that says so. */
const kindOfPlace = (row: ToSend): 'online' | 'place' | 'several' => {
  if (hasSeveralPlaces(row)) return 'several'
  return row.place === null ? 'online' : 'place'
}

const valuesOf = (wording: Wording, row: ToSend, publicUrl: string): Readonly<Record<string, string>> => ({
  name: row.first_name,
  specialist: row.specialist_name ?? '',
  specialty: row.specialty === null ? '' : wording.specialty(row.specialty),
  company: row.company ?? '',
  assistant: row.assistant_name ?? '',
  ...timesOf(wording, row),
  ...seriesOf(wording, row),
  place: inWords(row.place),
  free: freeOf(wording, row),
  amount: wording.amount(stored.parse(row.data).amount),
  url: wording.link(`${publicUrl}${pageOf(row)}`),
})

/** The price, alone and in a sentence; a return visit may be free. */
const costOf = ({ amount, texts: { priced, freeReturn } }: Wording, { price: paid, link_price }: ToSend) => {
  const price = paid ?? link_price
  if (price === null) return { price: '', priced: '' }
  if (price === 0) return { price: freeReturn, priced: `${freeReturn}.` }
  return { price: amount(price), priced: fill(priced, { price: amount(price) }) }
}

/** The texts of a notification, from the templates. */
export const messageOf = (wording: Wording, row: ToSend, publicUrl: string): Message => {
  const { kinds, creditKept, arrive, where, free, by, ofCompany } = wording.texts
  const values = valuesOf(wording, row, publicUrl)
  const credit = row.credit_left > 0 ? fill(creditKept, { amount: wording.amount(row.credit_left) }) : ''
  const kind = kindOfPlace(row)
  const all = {
    ...values,
    ...costOf(wording, row),
    credit,
    by: row.canceled_by_platform ? by.platform : by.specialist,
    arrive: fill(arrive[kind], values),
    where: fill(where[kind], values),
    refund: values.free ? fill(free, values) : '',
    ofCompany: row.company === null ? '' : fill(ofCompany, values),
  }
  const { subject, email, text } = kinds[row.kind]
  return { subject: fill(subject, all), email: fillLetter(email, all), text: fill(text, all) }
}
