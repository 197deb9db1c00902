import { formatBRL } from '@emma/domain/money'
import type { Phrases } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { fillLetter } from '@emma/phrases/letter'
import * as z from 'zod'
import type { ToSend } from './notifications.repo.ts'
import { pageOf } from './page-of.ts'

export interface Message {
  readonly subject: string
  /** The e-mail's letter, with its links as `[words](address)`. */
  readonly email: string
  /** Of an SMS or WhatsApp message. */
  readonly text: string
}

const stored = z.object({ amount: z.number().default(0) })

/** "horário de Brasília": which clock a time is of. */
const zoneName = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.replace(/^Horário( Padrão)?/, 'horário')
}

/** In the zone of whoever reads it. */
const timesOf = ({ starts_at, expires_at, user_zone: timeZone }: ToSend) => {
  const format = (at: Date | null, options: Intl.DateTimeFormatOptions): string =>
    at === null ? '' : new Intl.DateTimeFormat('pt-BR', { ...options, timeZone }).format(at)
  return {
    when: format(starts_at, { dateStyle: 'full', timeStyle: 'short' }),
    zone: starts_at === null ? '' : zoneName(starts_at, timeZone),
    until: format(expires_at, { timeStyle: 'short' }),
  }
}

const valuesOf = (row: ToSend, publicUrl: string): Readonly<Record<string, string>> => ({
  name: row.first_name,
  specialist: row.specialist_name ?? '',
  specialty: row.specialty ?? '',
  company: row.company ?? '',
  ...timesOf(row),
  amount: formatBRL(stored.parse(row.data).amount),
  url: `${publicUrl}${pageOf(row)}`,
})

/** The words of a notification, from the templates in one place. */
export const messageOf = (phrases: Phrases['messages'], row: ToSend, publicUrl: string): Message => {
  const { kinds, creditKept, arrive } = phrases
  const values = valuesOf(row, publicUrl)
  const hasCredit = stored.parse(row.data).amount > 0
  const credit = hasCredit ? fill(creditKept, values) : ''
  const all = { ...values, credit, arrive: row.place_id === null ? arrive.online : arrive.place }
  const { subject, email, text } = kinds[row.kind]
  return { subject: fill(subject, all), email: fillLetter(email, all), text: fill(text, all) }
}
