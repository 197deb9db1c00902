import type PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>

/** The colours of paper: those of the light skin (`apps/web/src/ui/theme`), as numbers. */
export const INK = '#13201f'
export const MUTED = '#566664'
export const LINE = '#cdc8bd'
const TEAL = '#0b6e69'

const SIZE = 28

/** The mark and the name at the top of a page; what is written next stands below. The mark is decoration. */
export const writeLetterhead = (pdf: Pdf): void => {
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
  pdf
    .font('Helvetica-Bold')
    .fontSize(17)
    .fillColor(INK)
    .text('emma', x + SIZE + 10, y + 7, { characterSpacing: -0.3 })
  pdf.x = x
  pdf.y = y + SIZE + 24
}
