import { cancelerOf } from '@emma/domain/booking'
import { formatBRL } from '@emma/domain/money'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import PDFDocument from 'pdfkit'
import { formatMoment } from '../../../dates.ts'
import { INK, LINE, MUTED, writeLetterhead } from '../../../letterhead.ts'
import type { ReceiptRow } from './receipt.repo.ts'

type Texts = Awaited<ReturnType<typeof phraseSets.cancellation>>['default']['receipt']
type Line = readonly [name: string, value: string]
interface Reader {
  readonly zone: string
  readonly now: Date
}

const MARGIN = 56
const VALUE_LEFT = 260

const whoLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  const { council_type, council_uf, council_number } = row
  const council = council_type === null ? '' : ` (${council_type}-${council_uf} ${council_number})`
  return [
    [texts.number, row.id],
    [texts.patient, `${row.customer_first_name} ${row.customer_last_name}`],
    [texts.specialist, `${row.specialist_name}${council}`],
    [texts.specialty, row.specialty],
    [texts.when, formatMoment(row.starts_at, zone)],
    [texts.where, row.place === null ? texts.online : `${row.place.name}, ${row.place.address}`],
  ]
}

const paidLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  const byProvider = row.method === 'pix' ? texts.pix : texts.card
  return [
    [texts.price, formatBRL(row.price)],
    ...(row.provider_amount > 0 ? [[byProvider, formatBRL(row.provider_amount)] as const] : []),
    ...(row.wallet_amount > 0 ? [[texts.wallet, formatBRL(row.wallet_amount)] as const] : []),
    ...(row.paid_at === null ? [] : [[texts.paidAt, formatMoment(row.paid_at, zone)] as const]),
  ]
}

const returnedLines = (row: ReceiptRow, texts: Texts, zone: string): Line[] => {
  if (row.canceled_at === null) return []
  const { refunds, credit, kept } = row.returned
  const canceler = cancelerOf(row.status, row.canceled_by_platform)
  const back = refunds.map(({ amount, done_at }): Line => {
    const name =
      done_at === null ? texts.refundOpen : fill(texts.refundDone, { date: formatMoment(done_at, zone) })
    return [name, formatBRL(amount)]
  })
  return [
    [texts.canceledAt, formatMoment(row.canceled_at, zone)],
    ...(canceler === null ? [] : [[texts.canceledBy, texts.by[canceler]] as const]),
    ...back,
    ...(credit === null ? [] : [[texts.credit, formatBRL(credit.amount)] as const]),
    ...(kept > 0 ? [[texts.kept, formatBRL(kept)] as const] : []),
  ]
}

/** The receipt as a PDF, in Portuguese, A4; times as the patient reads them. */
export const makeReceiptPdf = async (row: ReceiptRow, { zone, now }: Reader): Promise<Buffer> => {
  const { receipt: texts } = (await phraseSets.cancellation()).default
  const info = { Title: texts.title, CreationDate: now }
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'pt-BR', info })
  const write = (lines: readonly Line[]): void => {
    for (const [name, value] of lines) {
      const top = pdf.y
      pdf
        .font('Helvetica')
        .fillColor(MUTED)
        .text(name, MARGIN, top, { width: VALUE_LEFT - MARGIN - 12 })
      const below = pdf.y
      pdf.font('Helvetica-Bold').fillColor(INK).text(value, VALUE_LEFT, top)
      pdf.y = Math.max(pdf.y, below) + 6
    }
    const y = pdf.y + 4
    pdf
      .moveTo(MARGIN, y)
      .lineTo(pdf.page.width - MARGIN, y)
      .lineWidth(0.75)
      .stroke(LINE)
    pdf.y = y + 14
  }
  writeLetterhead(pdf)
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(texts.title).moveDown(1).fontSize(11)
  write(whoLines(row, texts, zone))
  write(paidLines(row, texts, zone))
  if (row.canceled_at !== null) write(returnedLines(row, texts, zone))
  pdf
    .font('Helvetica')
    .fontSize(9)
    .fillColor(MUTED)
    .text(fill(texts.note, { date: formatMoment(now, zone) }), MARGIN)
  pdf.end()
  return Buffer.concat(await pdf.toArray())
}
