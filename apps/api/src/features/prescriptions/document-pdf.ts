import type { Delivery } from '@emma/domain/prescriptions'
import { rooms } from '@emma/phrases'
import PDFDocument from 'pdfkit'
import qrcode from 'qrcode'
import type { PrescriptionContent } from '../records/index.ts'

/** Everything that a prescription says on paper. */
export interface DocumentFace {
  readonly code: string
  readonly url: string
  readonly issuedAt: Date
  /** As people of the specialist's zone read it. */
  readonly date: string
  readonly specialist: { readonly name: string; readonly council: string; readonly uf: string }
  readonly patient: string
  readonly items: readonly PrescriptionContent[]
  readonly delivery: Delivery
}
type Texts = Awaited<ReturnType<typeof rooms.prescriptions.pt>>['default']['document']
type Pdf = InstanceType<typeof PDFDocument>

const MARGIN = 56
const INK = '#161e20'
const MUTED = '#506062'
const LINE = '#c9d2d3'
const QR = 84
const FOOT = 150

const rule = (pdf: Pdf): void => {
  const y = pdf.y + 8
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(LINE)
  pdf.y = y + 12
}

const writeHead = (pdf: Pdf, { specialist, patient, date }: DocumentFace, texts: Texts): void => {
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(texts.title)
  pdf.moveDown(0.4).fontSize(12).text(specialist.name)
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor(MUTED)
    .text(`${specialist.council} · ${texts.uf} ${specialist.uf}`)
  rule(pdf)
  pdf.fontSize(11).fillColor(INK).text(`${texts.patient}: ${patient}`).text(`${texts.date}: ${date}`)
  rule(pdf)
}

const writeItem = (pdf: Pdf, item: PrescriptionContent, at: number, texts: Texts): void => {
  const details = [
    [texts.quantity, item.qtd],
    [texts.via, item.via],
    [texts.condition, item.condition_use],
  ].filter(([, value]) => value !== '')
  pdf.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(`${at}. ${item.title}`)
  pdf.font('Helvetica').fontSize(11).text(item.prescription, { indent: 14 })
  if (details.length > 0) {
    const line = details.map(([name, value]) => `${name}: ${value}`).join('   ')
    pdf.fillColor(MUTED).text(line, { indent: 14 })
  }
  pdf.moveDown(0.9)
}

const writeFoot = (pdf: Pdf, face: DocumentFace, texts: Texts, qr: Buffer): void => {
  if (pdf.y > pdf.page.height - MARGIN - FOOT - 40) pdf.addPage()
  const top = pdf.page.height - MARGIN - FOOT
  if (face.delivery === 'print') {
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + 220, top)
      .lineWidth(0.75)
      .stroke(INK)
    pdf
      .font('Helvetica')
      .fontSize(9)
      .fillColor(MUTED)
      .text(texts.handLine, MARGIN, top + 4)
    pdf
      .font('Helvetica-Bold')
      .fillColor(INK)
      .text(texts.byHand, MARGIN, top + 20)
  }
  const y = top + FOOT - QR - 12
  pdf.image(qr, MARGIN, y, { width: QR })
  const left = MARGIN + QR + 14
  pdf
    .font('Helvetica-Bold')
    .fontSize(11)
    .fillColor(INK)
    .text(`${texts.code}: ${face.code}`, left, y + 8)
  pdf.font('Helvetica').fontSize(9).fillColor(MUTED)
  pdf.text(`${texts.check} ${face.url}`, left).text(texts.teleconsultation, left)
  pdf.font('Helvetica-Bold').fillColor(INK).text(texts.unsigned, left)
}

const collect = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })

/** The prescription as a PDF, in Portuguese, A4. */
export const makeDocumentPdf = async (face: DocumentFace): Promise<Buffer> => {
  const { document: texts } = (await rooms.prescriptions.pt()).default
  const qr = await qrcode.toBuffer(face.url, { margin: 0, width: QR * 4, errorCorrectionLevel: 'M' })
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    info: { Title: texts.title, Author: face.specialist.name, CreationDate: face.issuedAt },
  })
  const content = collect(pdf)
  writeHead(pdf, face, texts)
  for (const [at, item] of face.items.entries()) writeItem(pdf, item, at + 1, texts)
  writeFoot(pdf, face, texts, qr)
  pdf.end()
  return content
}
