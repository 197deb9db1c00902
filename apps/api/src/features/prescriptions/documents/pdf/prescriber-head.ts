import { formatCouncil } from '@emma/domain/specialists'
import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import { drawLogo, type PaperHead } from '../../../../pdf/logo.ts'
import { type Pdf, write } from '../../../../pdf/pen.ts'
import { MARGIN } from '../../../../pdf/start-pdf.ts'
import type { Prescriber } from '../../../specialists/index.ts'
import { type Part, put, quiet, regular, rule } from './pdf-writer.ts'

const LOGO_GAP = 16

/** `CRM-SP 47334`; if the council's number names no state, it is written after it. */
const councilLine = (council: NonNullable<Prescriber['council']>): string => {
  const number = formatCouncil(council)
  return number.includes(`-${council.uf} `)
    ? number
    : `${number} · ${fill(texts.council, { uf: council.uf })}`
}

/** The letterhead: logo, name and council, and the prescriber's contacts. */
export const writePrescriber = (pdf: Pdf, part: Part, prescriber: Prescriber, head: PaperHead): void => {
  const { name, council, specialties, address, phone } = prescriber
  const top = pdf.y
  const logo = head.logo && drawLogo(pdf, part, { logo: head.logo, name, x: MARGIN, y: top, at: 'left' })
  put(pdf, part, 'P', () => {
    const x = logo === null ? MARGIN : MARGIN + logo.width + LOGO_GAP
    write(pdf, { weight: 'bold', size: 15, colour: head.colour }, name, { x, y: top })
    pdf.moveDown(0.2)
    const about = [...(council ? [councilLine(council)] : []), ...specialties].join(' · ')
    if (about !== '') regular(pdf, 10, about)
    if (address !== null) quiet(pdf, 9, address)
    if (phone !== null) quiet(pdf, 9, `${texts.phone}: ${phone}`)
  })
  pdf.x = MARGIN
  pdf.y = Math.max(pdf.y, top + (logo?.height ?? 0))
  rule(pdf, head.colour)
}
