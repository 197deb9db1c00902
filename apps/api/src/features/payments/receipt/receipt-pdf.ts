import { cancelerOf } from '@emma/domain/booking'
import { formatBRL } from '@emma/domain/money'
import { isPix } from '@emma/domain/payments'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import { formatMoment } from '../../../dates.ts'
import { nameWithCouncil } from '../../../pdf/council.ts'
import { readFaces } from '../../../pdf/faces.ts'
import { writeHead } from '../../../pdf/letterhead.ts'
import { LINE, MUTED, type Pdf, write } from '../../../pdf/pen.ts'
import { finish, MARGIN, startPdf } from '../../../pdf/start-pdf.ts'
import type { ReceiptRow } from './receipt.repo.ts'

type Texts = Awaited<ReturnType<typeof phraseSets.cancellation>>['default']['receipt']
type Line = readonly [name: string, value: string]
interface Reader {
  readonly zone: string
  readonly now: Date
}

const SIZE = 11
const VALUE_LEFT = 260

const whoLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  const holder = `${row.customer_first_name} ${row.customer_last_name}`
  return [
    [texts.number, row.id],
    [texts.patient, row.dependent_name ?? holder],
    ...(row.dependent_name === null ? [] : [[texts.payer, holder] as const]),
    [texts.specialist, nameWithCouncil({ ...row, name: row.specialist_name })],
    [texts.specialty, row.specialty],
    [texts.when, formatMoment(row.starts_at, zone)],
    [texts.where, row.place === null ? texts.online : `${row.place.name}, ${row.place.address}`],
  ]
}

/** Paid after its hold ended or was given up: never confirmed. A wallet part had gone back by then. */
const isLate = ({ status, canceled_at, paid_at }: ReceiptRow): boolean =>
  status === 'expired' || (canceled_at !== null && paid_at !== null && paid_at > canceled_at)

const paidLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  const byProvider = isPix(row.method) ? texts.pix : texts.card
  return [
    [texts.price, formatBRL(row.price)],
    ...(row.provider_amount > 0 ? [[byProvider, formatBRL(row.provider_amount)] as const] : []),
    ...(row.wallet_amount > 0 && !isLate(row) ? [[texts.wallet, formatBRL(row.wallet_amount)] as const] : []),
    ...(row.paid_at === null ? [] : [[texts.paidAt, formatMoment(row.paid_at, zone)] as const]),
  ]
}

const returnedLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  const { refunds, credit, kept } = row.returned
  const canceler = cancelerOf(row.status, row.canceled_by_platform)
  const back = refunds.map(({ amount, done_at }): Line => {
    const name =
      done_at === null ? texts.refundOpen : fill(texts.refundDone, { date: formatMoment(done_at, zone) })
    return [name, formatBRL(amount)]
  })
  return [
    ...(isLate(row) ? [[texts.outcome, texts.late] as const] : []),
    ...(row.canceled_at === null ? [] : [[texts.canceledAt, formatMoment(row.canceled_at, zone)] as const]),
    ...(canceler === null ? [] : [[texts.canceledBy, texts.by[canceler]] as const]),
    ...back,
    ...(credit === null ? [] : [[texts.credit, formatBRL(credit.amount)] as const]),
    ...(kept > 0 ? [[texts.kept, formatBRL(kept)] as const] : []),
  ]
}

/** A decorative line across the page, hidden from screen readers. */
const drawLine = (pdf: Pdf): void => {
  const y = pdf.y + 4
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(LINE)
  pdf.endMarkedContent()
  pdf.y = y + 14
}

/**
 * The receipt as a PDF, in Portuguese, A4; times in the patient's zone.
 * @param logo the practice's
 */
export const makeReceiptPdf = async (
  row: ReceiptRow,
  { zone, now }: Reader,
  logo: Buffer | null,
): Promise<Buffer> => {
  const { receipt: texts } = (await phraseSets.cancellation()).default
  await readFaces(JSON.stringify(row))
  const pdf = startPdf({ title: texts.title, author: 'Emma', at: now })
  pdf.addPage()
  const part = pdf.struct('Document')
  pdf.addStructure(part)
  const say = (kind: 'H1' | 'P', draw: () => void) => part.add(pdf.struct(kind, {}, draw))
  const lay = (lines: readonly Line[]): void => {
    for (const [name, value] of lines) {
      say('P', () => {
        const top = pdf.y
        const width = VALUE_LEFT - MARGIN - 12
        write(pdf, { weight: 'regular', size: SIZE, colour: MUTED }, name, { x: MARGIN, y: top, width })
        const below = pdf.y
        write(pdf, { weight: 'bold', size: SIZE }, value, { x: VALUE_LEFT, y: top })
        pdf.y = Math.max(pdf.y, below) + 6
      })
    }
    drawLine(pdf)
  }
  writeHead(pdf, part, { logo, name: row.specialist_name })
  say('H1', () => write(pdf, { weight: 'bold', size: 20 }, texts.title))
  pdf.moveDown(1)
  lay(whoLines(row, texts, zone))
  lay(paidLines(row, texts, zone))
  const returned = returnedLines(row, texts, zone)
  if (returned.length > 0) lay(returned)
  const note = fill(texts.note, { date: formatMoment(now, zone) })
  say('P', () => write(pdf, { weight: 'regular', size: 9, colour: MUTED }, note, { x: MARGIN }))
  part.end()
  return finish(pdf)
}
