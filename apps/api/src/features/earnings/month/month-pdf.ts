import { sumEarnings } from '@emma/domain/earnings'
import { formatBRL } from '@emma/domain/money'
import { fill } from '@emma/phrases/fill'
import phrases from '@emma/phrases/month-file'
import { clockName, formatMoment, writtenMonth } from '../../../dates.ts'
import { nameWithCouncil } from '../../../pdf/council.ts'
import { readFaces } from '../../../pdf/faces.ts'
import { writeHead } from '../../../pdf/letterhead.ts'
import { numberPages } from '../../../pdf/number-pages.ts'
import { MUTED, type Pdf, write } from '../../../pdf/pen.ts'
import { finish, MARGIN, startPdf } from '../../../pdf/start-pdf.ts'
import { type Column, writeTable } from '../../../pdf/table.ts'
import type { Issuer } from './issuer.repo.ts'
import { type Month, payersOf } from './read-month.ts'

interface MonthOnPaper extends Month {
  readonly issuer: Issuer
  /** The practice's logo. */
  readonly logo: Buffer | null
  /** Formatted, by customer. */
  readonly cpfs: ReadonlyMap<string, string>
  readonly now: Date
}

const SIZE = 10

const sumColumns: readonly Column[] = [{ width: 360 }, { width: 123, align: 'right' }]
const payerColumns: readonly Column[] = [
  { width: 179 },
  { width: 94 },
  { width: 60, align: 'right' },
  { width: 75, align: 'right' },
  { width: 75, align: 'right' },
]

const sumRows = ({ lines }: Month): string[][] => {
  const { sums: names } = phrases
  const { appointments, price, returned, platformFee, companyShare, earned } = sumEarnings(lines)
  return [
    [names.appointments, String(appointments)],
    [names.price, formatBRL(price)],
    ...(returned === 0 ? [] : [[names.returned, formatBRL(-returned)]]),
    [names.fee, formatBRL(-platformFee)],
    ...(companyShare === 0 ? [] : [[names.company, formatBRL(-companyShare)]]),
    [names.earned, formatBRL(earned)],
  ]
}

const payerRows = ({ lines, cpfs }: MonthOnPaper): string[][] =>
  payersOf(lines).map(({ customerId, name, appointments, price, returned, earned }) => [
    name,
    cpfs.get(customerId) ?? '',
    String(appointments),
    formatBRL(price - returned),
    formatBRL(earned),
  ])

const writePayers = (pdf: Pdf, part: PDFKit.PDFStructureElement, paper: MonthOnPaper): void => {
  part.add(
    pdf.struct('H2', {}, () => write(pdf, { weight: 'bold', size: 13 }, phrases.payers, { x: MARGIN })),
  )
  pdf.moveDown(0.5)
  const { payer: names } = phrases
  const head = [names.name, names.cpf, names.appointments, names.kept, names.earned]
  writeTable(pdf, part, { columns: payerColumns, head, rows: payerRows(paper), size: SIZE })
}

/** The sums of a month, and of each payer by name, as a PDF in Portuguese, A4. */
export const makeMonthPdf = async (paper: MonthOnPaper): Promise<Buffer> => {
  const { month, issuer, logo, lines, now, zone } = paper
  const title = fill(phrases.title, { month: writtenMonth(month) })
  const who = nameWithCouncil(issuer)
  await readFaces(JSON.stringify([who, lines.map(({ payer }) => payer)]))
  const pdf = startPdf({ title, author: who, at: now })
  pdf.addPage()
  const part = pdf.struct('Document')
  pdf.addStructure(part)
  writeHead(pdf, part, { logo, name: issuer.name })
  part.add(pdf.struct('H1', {}, () => write(pdf, { weight: 'bold', size: 20 }, title)))
  part.add(pdf.struct('P', {}, () => write(pdf, { weight: 'regular', size: 12, colour: MUTED }, who)))
  pdf.moveDown(1)
  writeTable(pdf, part, { columns: sumColumns, rows: sumRows(paper), size: SIZE + 1 })
  pdf.moveDown(1)
  if (lines.length > 0) writePayers(pdf, part, paper)
  pdf.moveDown(1)
  const note = fill(phrases.note, { date: formatMoment(now, zone), zone: clockName(zone) })
  part.add(
    pdf.struct('P', {}, () => write(pdf, { weight: 'regular', size: 9, colour: MUTED }, note, { x: MARGIN })),
  )
  part.end()
  numberPages(pdf, `${title} · ${who}`)
  return finish(pdf)
}
