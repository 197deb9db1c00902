import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import { MUTED, type Pdf, write } from './pen.ts'
import { MARGIN } from './start-pdf.ts'

/** `Página 1 de 2` below each, if there are several; from the second on also whose paper it is. */
export const numberPages = (pdf: Pdf, owner: string): void => {
  const { start, count } = pdf.bufferedPageRange()
  if (count < 2) return
  const pen = { weight: 'regular', size: 8, colour: MUTED } as const
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    pdf.markContent('Artifact', { type: 'Pagination' })
    const bottom = pdf.page.margins.bottom
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - 32
    if (at > start) write(pdf, pen, owner, { x: MARGIN, y })
    write(pdf, pen, fill(texts.page, { page: at + 1, pages: count }), {
      x: MARGIN,
      y,
      align: 'right',
      width: pdf.page.width - 2 * MARGIN,
    })
    pdf.page.margins.bottom = bottom
    pdf.endMarkedContent()
  }
}
