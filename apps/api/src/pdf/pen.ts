import type PDFDocument from 'pdfkit'
import { ascentOf, type Weight } from './faces.ts'
import { runsOf } from './runs.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** Colours of documents: those of the light skin (`apps/web/src/ui/theme`), as numbers. */
export const INK = '#13201f'
export const MUTED = '#566664'
export const LINE = '#cdc8bd'
export const TEAL = '#0b6e69'

export interface Pen {
  readonly weight: Weight
  /** Points. */
  readonly size: number
  readonly colour?: string
}

/** Position of a text; without it, where the previous text ended. */
interface Place extends PDFKit.Mixins.TextOptions {
  readonly x?: number
  readonly y?: number
}

/**
 * A letter with its mark stays one sign: parted from it, the mark is a letter of its own without a meaning, and some
 * readers find a sign too many. Only Arabic letters are put together from such parts. (pdfkit's types know features to
 * turn on alone; it hands them to fontkit, which also takes what is off.)
 */
const whole = { ccmp: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/** Relative to the size of the text: makes a thin cut look like the others. */
const OUTLINE = 0.03

/** Writes a text in our embedded faces, so that a document looks the same everywhere. */
export const write = (
  pdf: Pdf,
  { weight, size, colour = INK }: Pen,
  text: string,
  { x, y, ...options }: Place = {},
): void => {
  const runs = runsOf(text, weight)
  // One baseline for all faces of a text: our own's.
  const baseline = -ascentOf(weight) * size
  for (const [nth, { face, words }] of runs.entries()) {
    pdf.registerFont(face.name, face.content)
    pdf.font(face.name).fontSize(size).fillColor(colour)
    if (face.isThin) pdf.strokeColor(colour).lineWidth(size * OUTLINE)
    const line = {
      ...options,
      ...(face.joinsParts ? {} : { features: whole }),
      baseline,
      continued: nth < runs.length - 1,
      fill: true,
      stroke: face.isThin,
    }
    if (nth === 0) pdf.text(words, x ?? pdf.x, y ?? pdf.y, line)
    else pdf.text(words, line)
  }
}

/** The height of a text as it would be written here. */
export const heightOf = (
  pdf: Pdf,
  { weight, size }: Pen,
  text: string,
  options: PDFKit.Mixins.TextOptions = {},
): number => {
  const [run] = runsOf(text, weight)
  if (!run) return 0
  pdf.registerFont(run.face.name, run.face.content)
  return pdf.font(run.face.name).fontSize(size).heightOfString(text, options)
}
