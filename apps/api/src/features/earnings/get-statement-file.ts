import { Readable } from 'node:stream'
import type { getStatementFile as endpoint, Transaction } from '@emma/contracts/earnings'
import phrases from '@emma/phrases/statement-file'
import type { Db } from '../../db/pool.ts'
import type { UseCase } from '../../http/mount.ts'
import { momentsOf } from '../availability/index.ts'
import { findSpecialistZone } from './earnings.repo.ts'
import type { TransactionsQuery } from './statement.repo.ts'
import { readStatement } from './statement.ts'

/** Lines are read this many at a time: a year's statement is never whole in memory. */
const AT_ONCE = 200
/** Spreadsheets take the file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A text that begins like a formula would be run as one by a spreadsheet (OWASP, CSV injection). */
const text = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[;"\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
const money = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')

const daysOf = (zone: string) => {
  const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: zone })
  const hour = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: zone })
  return {
    day: (iso: string | null) => (iso === null ? '' : day.format(new Date(iso))),
    hour: (iso: string) => hour.format(new Date(iso)),
  }
}

const toLine = (line: Transaction, { day, hour }: ReturnType<typeof daysOf>): string =>
  [
    day(line.starts_at),
    hour(line.starts_at),
    text(line.customer.name),
    text(line.specialty.name),
    phrases.status[line.status],
    phrases.methods[line.method],
    day(line.paid_at),
    money(line.price),
    money(line.platform_fee),
    text(line.company?.name ?? ''),
    money(line.company_share),
    money(line.specialist_share),
    money(line.earned),
    day(line.available_at),
    line.withdrawals.map(({ requested_at }) => day(requested_at)).join(' / '),
  ].join(';')

async function* linesOf(db: Db, query: Omit<TransactionsQuery, 'limit' | 'offset'>, zone: string) {
  const days = daysOf(zone)
  yield `${BYTE_ORDER_MARK}${phrases.columns.join(';')}\r\n`
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await readStatement(db, { ...query, limit: AT_ONCE, offset })
    for (const line of page) yield `${toLine(line, days)}\r\n`
    if (page.length < AT_ONCE) return
  }
}

/** The statement as a file for a spreadsheet, written while it is read. */
export const getStatementFile: UseCase<typeof endpoint> = async ({ db }, { actor, query }) => {
  const { specialistId } = actor
  const zone = await findSpecialistZone(db, specialistId)
  const asked = { ...momentsOf(query.from, query.to, zone), specialistId, status: query.status }
  return {
    content: Readable.from(linesOf(db, asked, zone)),
    type: 'text/csv; charset=utf-8',
    name: phrases.fileName,
  }
}
