import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import PDFDocument from 'pdfkit'
import { INK, LINE, MUTED } from '../../../letterhead.ts'

export type Pdf = InstanceType<typeof PDFDocument>

export const MARGIN = 56
export { INK, MUTED }

/** What the built-in fonts lack, in characters that they have. */
const replaced: Readonly<Record<string, string>> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '→': '->',
  '−': '-',
  '\u2010': '-',
  '\u2011': '-',
  '⁄': '/',
  '′': "'",
  '″': '"',
  '\t': ' ',
  // The Greek mu of "μg"; the built-in fonts have the micro sign.
  μ: 'µ',
  α: 'alfa',
  β: 'beta',
  γ: 'gama',
  // Apart from a number before them: "2⅓" is not 21/3, nor "10⁵" 105.
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '⅕': ' 1/5',
  '⅛': ' 1/8',
  '⁴': '^4',
  '⁵': '^5',
  '⁶': '^6',
  '⁷': '^7',
  '⁸': '^8',
  '⁹': '^9',
  '₂': '2',
  '₃': '3',
}
/** Spaces of other widths. */
const spaces = /[\u2000-\u200a\u202f\u3000]/g
/** Marks that have no width, and those that turn the direction of what follows. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** Characters of Windows-1252, which the built-in fonts have; anything else is a question mark, never a wrong sign. */
const printable =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc–—‘’‚“”„†‡•…‰‹›€™]+$/u

export const plain = (text: string): string => {
  const tidy = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(spaces, ' ').replace(invisible, '')
  return Array.from(tidy, (sign) => {
    const known = replaced[sign] ?? sign
    return printable.test(known) ? known : '?'
  }).join('')
}

/** A4, tagged and titled, so that screen readers can read it. */
export const startPdf = (info: { title: string; author: string; at: Date }): Pdf =>
  new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    info: {
      Title: info.title,
      Author: plain(info.author),
      CreationDate: info.at,
      Creator: 'Emma',
      Producer: 'Emma',
    },
  })

/** A page or part of the structure, with an element for each heading or paragraph inside. */
export type Part = ReturnType<Pdf['struct']>

/** Writes one element: a heading or paragraph that a screen reader reads as one. */
export const put = (pdf: Pdf, part: Part, kind: 'H1' | 'H2' | 'P', write: () => void): void => {
  part.add(pdf.struct(kind, {}, write))
}

/** A line across the page: decoration, which is not read. */
export const rule = (pdf: Pdf): void => {
  const y = pdf.y + 8
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(LINE)
  pdf.endMarkedContent()
  pdf.y = y + 12
}

/** Lines to write on by hand. */
export const blank = (pdf: Pdf, left: number, width: number, names: readonly string[]): void => {
  for (const name of names) {
    const y = pdf.y
    pdf.font('Helvetica').fontSize(8).fillColor(MUTED).text(name, left, y)
    pdf
      .moveTo(left, y + 22)
      .lineTo(left + width, y + 22)
      .lineWidth(0.5)
      .stroke(LINE)
    pdf.y = y + 26
  }
}

/** `Página 1 de 2` below each, where there is more than one. */
export const numberPages = (pdf: Pdf): void => {
  const { start, count } = pdf.bufferedPageRange()
  if (count < 2) return
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    const line = fill(texts.page, { page: at + 1, pages: count })
    pdf.markContent('Artifact', { type: 'Pagination' })
    const bottom = pdf.page.margins.bottom
    pdf.page.margins.bottom = 0
    pdf.font('Helvetica').fontSize(8).fillColor(MUTED)
    pdf.text(line, MARGIN, pdf.page.height - 32, { align: 'right', width: pdf.page.width - 2 * MARGIN })
    pdf.page.margins.bottom = bottom
    pdf.endMarkedContent()
  }
}

/** Ends it, and gives the file. */
export const finish = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
