import { LINE, MUTED, type Pdf, write } from '../../../../pdf/pen.ts'
import { MARGIN } from '../../../../pdf/start-pdf.ts'

/** A page or part of the structure, containing an element for each heading or paragraph. */
export type Part = ReturnType<Pdf['struct']>

type Where = Parameters<typeof write>[3]
export const bold = (pdf: Pdf, size: number, text: string, where?: Where) =>
  write(pdf, { weight: 'bold', size }, text, where)
export const regular = (pdf: Pdf, size: number, text: string, where?: Where) =>
  write(pdf, { weight: 'regular', size }, text, where)
export const quiet = (pdf: Pdf, size: number, text: string, where?: Where) =>
  write(pdf, { weight: 'regular', size, colour: MUTED }, text, where)

/** Writes one element: a heading or paragraph for screen readers. */
export const put = (pdf: Pdf, part: Part, kind: 'H1' | 'H2' | 'P', write: () => void): void => {
  part.add(pdf.struct(kind, {}, write))
}

/** A decorative line across the page; the one below the letterhead in the practice's colour. */
export const rule = (pdf: Pdf, colour?: string): void => {
  const y = pdf.y + 8
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(colour === undefined ? 0.75 : 1.5)
    .stroke(colour ?? LINE)
  pdf.endMarkedContent()
  pdf.y = y + 14
}

/** Lines to write on by hand. */
export const blank = (pdf: Pdf, left: number, width: number, names: readonly string[]): void => {
  for (const name of names) {
    const y = pdf.y
    write(pdf, { weight: 'regular', size: 8, colour: MUTED }, name, { x: left, y })
    pdf
      .moveTo(left, y + 22)
      .lineTo(left + width, y + 22)
      .lineWidth(0.5)
      .stroke(LINE)
    pdf.y = y + 26
  }
}

/** Where a page ends, above a foot of this height. */
const bottomOf = (pdf: Pdf, foot = 0): number => pdf.page.height - MARGIN - foot

/** Begins a page where a block would be cut in two, or the foot after it would stand alone on the next one. */
export const keepTogether = (pdf: Pdf, height: number, foot: number): void => {
  const isTooLong = height > bottomOf(pdf, foot) - MARGIN
  if (!isTooLong && pdf.y + height > bottomOf(pdf, foot)) pdf.addPage()
}

/** Characters of a last paragraph that stay with the foot: some two lines. */
const TAIL = 200

/** The last sentences of a paragraph, and what is before them. */
const lastSentences = (text: string): readonly [string, string] => {
  const before = text.slice(0, -TAIL)
  const end = Math.max(...['. ', '; ', '! ', '? ', '\n'].map((sign) => before.lastIndexOf(sign)))
  const at = end > 0 ? end + 1 : before.lastIndexOf(' ') + 1
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
}

/** The parts of a document's last paragraph: two, if its end has to go to a new page for the foot not to be alone there. */
export const withFoot = (pdf: Pdf, text: string, height: number, foot: number): readonly string[] => {
  const room = bottomOf(pdf) - pdf.y
  const end = height <= room ? pdf.y + height : MARGIN + ((height - room) % (bottomOf(pdf) - MARGIN))
  return end <= bottomOf(pdf, foot) ? [text] : lastSentences(text).filter((part) => part !== '')
}
