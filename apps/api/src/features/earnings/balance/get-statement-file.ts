import type { getStatementFile as endpoint, Transaction } from '@emma/contracts/earnings'
import { csvMoney, csvText } from '@emma/domain/csv'
import { fill } from '@emma/phrases/fill'
import phrases from '@emma/phrases/statement-file'
import { clockName, formatClock, formatDate } from '../../../dates.ts'
import type { Deps } from '../../../deps.ts'
import { csvFile } from '../../../files/index.ts'
import type { UseCase } from '../../../http/mount.ts'
import { momentsOf } from '../../../http/period.ts'
import { findSpecialistZone } from './earnings.repo.ts'
import type { TransactionsQuery } from './statement.repo.ts'
import { readStatement } from './statement.ts'

/** Lines per read: a year's statement is never whole in memory. */
const AT_ONCE = 200

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** A share as a percentage of its base; empty if the share is zero. */
const percentOf = (share: number, base: number): string => (share === 0 ? '' : percent.format(share / base))

const dayIn = (zone: string) => (at: string | null) => (at === null ? '' : formatDate(at, zone))

const toCells = (line: Transaction, zone: string, day = dayIn(zone)): string[] => [
  day(line.starts_at),
  formatClock(line.starts_at, zone),
  csvText(line.customer.name),
  csvText(line.specialty.name),
  phrases.status[line.status],
  phrases.methods[line.method],
  day(line.paid_at),
  csvMoney(line.price),
  csvMoney(line.platform_fee),
  percentOf(line.platform_fee, line.price),
  csvText(line.company?.name ?? ''),
  csvMoney(line.company_share),
  percentOf(line.company_share, line.price - line.platform_fee),
  csvMoney(line.specialist_share),
  csvMoney(line.specialist_share - line.earned),
  csvMoney(line.earned),
  day(line.available_at),
  csvMoney(line.withdrawals.reduce((sum, { amount }) => sum + amount, 0)),
  line.withdrawals.map(({ requested_at }) => day(requested_at)).join(' / '),
]

async function* cellsOf(
  { db, lanes }: Deps,
  query: Omit<TransactionsQuery, 'limit' | 'offset'>,
  zone: string,
) {
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = await lanes.tables(() => readStatement(db, { ...query, limit: AT_ONCE, offset }))
    for (const line of page) yield toCells(line, zone)
    if (page.length < AT_ONCE) return
  }
}

/** The statement as a spreadsheet file, streamed while it is read. */
export const getStatementFile: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { specialistId } = actor
  const zone = await findSpecialistZone(deps.db, specialistId)
  const { from, to, status } = query
  const search = query.search?.trim() || undefined
  const asked = { ...momentsOf(from, to, zone), specialistId, status, search }
  const columns = phrases.columns.map((name) => fill(name, { zone: clockName(zone) }))
  return csvFile({ name: phrases.fileName, columns, rows: cellsOf(deps, asked, zone) })
}
