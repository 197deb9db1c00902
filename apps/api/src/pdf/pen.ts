import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>
export type Weight = 'regular' | 'bold'

/** The colours of paper: those of the light skin (`apps/web/src/ui/theme`), as numbers. */
export const INK = '#13201f'
export const MUTED = '#566664'
export const LINE = '#cdc8bd'
export const TEAL = '#0b6e69'

/** Our face, which has every Latin letter; then one with Greek, Cyrillic and the signs of amounts. */
const files: Readonly<Record<Weight, readonly [string, string]>> = {
  regular: ['figtree/400Regular/Figtree_400Regular', 'noto-sans/400Regular/NotoSans_400Regular'],
  bold: ['figtree/700Bold/Figtree_700Bold', 'noto-sans/700Bold/NotoSans_700Bold'],
}

interface Face {
  /** As it is known in a file: each file embeds the letters that it uses. */
  readonly name: string
  readonly content: Buffer
  readonly font: Font
}

const load = (file: string): Face => {
  const { resolve } = createRequire(import.meta.url)
  const content = readFileSync(resolve(`@expo-google-fonts/${file}.ttf`))
  const font = create(content)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  return { name: file, content, font }
}

type Faces = readonly [Face, Face]
const loaded = new Map<Weight, Faces>()
const facesOf = (weight: Weight): Faces => {
  const [own, wide] = files[weight]
  const faces = loaded.get(weight) ?? ([load(own), load(wide)] as const)
  loaded.set(weight, faces)
  return faces
}

/** Signs that few faces have, in those that each has. */
const replaced: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\t': ' ',
}
/** Spaces of other widths. */
const spaces = /[\u2000-\u200a\u202f\u3000]/g
/** Marks that have no width, and those that turn the direction of what follows. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text as it is written on paper: what a person typed, without what can't be seen. */
export const tidy = (text: string): string =>
  Array.from(
    text.normalize('NFC').replace(/\r\n?/g, '\n').replace(spaces, ' ').replace(invisible, ''),
    (sign) => replaced[sign] ?? sign,
  ).join('')

const has = ({ font }: Face, sign: string): boolean =>
  sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)

interface Run {
  readonly face: Face
  readonly words: string
}

/** The first face that has a sign; one that none has is a question mark, never a wrong sign. */
const writable = (sign: string, faces: Faces): Run => {
  const face = faces.find((each) => has(each, sign))
  return face ? { face, words: sign } : { face: faces[0], words: '?' }
}

/** A text in pieces, each in the first face that has its signs. */
const runsOf = (text: string, weight: Weight): readonly Run[] => {
  const runs: { face: Face; words: string }[] = []
  for (const sign of tidy(text)) {
    const { face, words } = writable(sign, facesOf(weight))
    const last = runs.at(-1)
    if (last?.face === face) last.words += words
    else runs.push({ face, words })
  }
  return runs
}

export interface Pen {
  readonly weight: Weight
  /** Points. */
  readonly size: number
  readonly colour?: string
}

/** Where a text begins; without it, where the one before ended. */
interface Place extends PDFKit.Mixins.TextOptions {
  readonly x?: number
  readonly y?: number
}

/** Writes a text in our faces, which are embedded, so that paper is the same wherever it is printed. */
export const write = (
  pdf: Pdf,
  { weight, size, colour = INK }: Pen,
  text: string,
  { x, y, ...options }: Place = {},
): void => {
  const runs = runsOf(text, weight)
  for (const [nth, { face, words }] of runs.entries()) {
    pdf.registerFont(face.name, face.content)
    pdf.font(face.name).fontSize(size).fillColor(colour)
    const line = { ...options, continued: nth < runs.length - 1 }
    if (nth === 0) pdf.text(words, x ?? pdf.x, y ?? pdf.y, line)
    else pdf.text(words, line)
  }
}
