import { drawLogo } from './logo.ts'
import { type Pdf, TEAL, write } from './pen.ts'
import { MARGIN } from './start-pdf.ts'

const SIZE = 28

/** The mark and the name. */
const drawMark = (pdf: Pdf): void => {
  const { x, y } = pdf
  pdf
    .save()
    .translate(x, y)
    .scale(SIZE / 32)
    .lineCap('round')
    .lineJoin('round')
  pdf.roundedRect(0, 0, 32, 32, 9).fill(TEAL)
  pdf.path('M7.6 15.8h17A8.7 8.7 0 1 0 22.4 22').lineWidth(3.2).stroke('#ffffff')
  pdf.path('M13.6 16.5v4.6l5.2-4.6z').lineWidth(1.4).fillAndStroke('#ffffff', '#ffffff')
  pdf.circle(26.2, 6.4, 2.3).fill('#f4a672').restore()
  write(pdf, { weight: 'bold', size: 17 }, 'emma', { x: x + SIZE + 10, y: y + 6, characterSpacing: -0.3 })
  pdf.x = x
  pdf.y = y + SIZE + 24
}

interface Practice {
  readonly logo: Buffer | null
  readonly name: string
}

/**
 * The head of Emma's documents: our mark, which is decoration, and at the right the logo of the practice concerned, if
 * any. The next text starts below.
 */
export const writeHead = (pdf: Pdf, part: PDFKit.PDFStructureElement, { logo, name }: Practice): void => {
  const top = pdf.y
  pdf.markContent('Artifact', { type: 'Layout' })
  drawMark(pdf)
  pdf.endMarkedContent()
  if (logo === null) return
  const below = pdf.y
  const { height } = drawLogo(pdf, part, { logo, name, x: pdf.page.width - MARGIN, y: top, at: 'right' })
  pdf.x = MARGIN
  pdf.y = Math.max(below, top + height + 16)
}
