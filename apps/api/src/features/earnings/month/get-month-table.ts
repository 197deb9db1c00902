import type { getMonthTable as endpoint } from '@emma/contracts/earnings/month'
import { csvMoney, csvText } from '@emma/domain/csv'
import { returnedOf } from '@emma/domain/earnings'
import { fill } from '@emma/phrases/fill'
import phrases from '@emma/phrases/month-file'
import { formatDate } from '../../../dates.ts'
import { csvFile } from '../../../files/index.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { MonthRow } from './month.repo.ts'
import { readCpfs } from './payers-cpf.ts'
import { readMonth } from './read-month.ts'

const toCells = (row: MonthRow, cpf: string, zone: string): string[] => [
  formatDate(row.startsAt, zone),
  formatDate(row.paidAt, zone),
  csvText(row.payer),
  cpf,
  csvText(row.dependent ?? row.payer),
  csvText(row.specialty),
  csvMoney(row.price),
  csvMoney(returnedOf(row)),
  csvMoney(row.platformFee),
  csvText(row.company ?? ''),
  csvMoney(row.companyShare),
  csvMoney(row.earned),
]

async function* cellsOf(lines: readonly MonthRow[], cpfs: ReadonlyMap<string, string>, zone: string) {
  for (const line of lines) yield toCells(line, cpfs.get(line.customerId) ?? '', zone)
}

/** A month for a spreadsheet, one line per paid appointment: data for receipts and the accountant. */
export const getMonthTable: UseCase<typeof endpoint> = async (deps, { actor, client, query }) => {
  const { month, zone, lines } = await readMonth(deps, actor.specialistId, query.month)
  const cpfs = await readCpfs(deps, { actor, client }, lines)
  const { fileName, columns } = phrases
  return csvFile({ name: fill(`${fileName}.csv`, { month }), columns, rows: cellsOf(lines, cpfs, zone) })
}
