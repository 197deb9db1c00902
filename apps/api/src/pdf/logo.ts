import texts from '@emma/phrases/document-texts'
import { fill } from '@emma/phrases/fill'
import type { Pdf } from './pen.ts'

/** The head of a practice's documents. */
export interface PaperHead {
  /** As a PNG; null for none. */
  readonly logo: Buffer | null
  /** Of the name and of the line below the head. */
  readonly colour: string
}

/** Points: the box of a logo of any shape. */
const WIDTH = 150
const HEIGHT = 52

interface Logo {
  readonly logo: Buffer
  /** The practice's name, as alternative text. */
  readonly name: string
  /** Left edge, or right edge. */
  readonly x: number
  readonly y: number
  readonly at: 'left' | 'right'
}

/** A PNG begins with its size in pixels (ISO 15948, 11.2.2). */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

/** Draws a practice's logo as a figure with alternative text; returns its size. */
export const drawLogo = (
  pdf: Pdf,
  part: PDFKit.PDFStructureElement,
  { logo, name, x, y, at }: Logo,
): { readonly width: number; readonly height: number } => {
  const { width, height } = sizeOf(logo)
  const scale = Math.min(WIDTH / width, HEIGHT / height, 1)
  const size = { width: width * scale, height: height * scale }
  part.add(
    pdf.struct('Figure', { alt: fill(texts.logo, { name }) }, () =>
      pdf.image(logo, at === 'left' ? x : x - size.width, y, size),
    ),
  )
  return size
}
