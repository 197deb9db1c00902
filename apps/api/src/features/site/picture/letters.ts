import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const weights = { regular: 400, strong: 600 } as const
export type Weight = keyof typeof weights

const load = (file: string): Font => {
  const { resolve } = createRequire(import.meta.url)
  const font = create(readFileSync(resolve(`@fontsource/bricolage-grotesque/files/${file}.woff`)))
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  return font
}

const loaded = new Map<Weight, readonly Font[]>()
/** The parts of the display face with Latin letters; read for the first picture. */
const fontsOf = (weight: Weight): readonly Font[] => {
  const nth = weights[weight]
  const fonts =
    loaded.get(weight) ??
    ['latin', 'latin-ext'].map((part) => load(`bricolage-grotesque-${part}-${nth}-normal`))
  loaded.set(weight, fonts)
  return fonts
}

/** Text as outlines: a picture looks the same on every server, whichever fonts are installed. */
export interface Outline {
  /** Pixels. */
  readonly width: number
  /** The `d` of an SVG path, on the baseline at 0. */
  readonly path: string
}

export interface Lettering {
  /** Pixels. */
  readonly size: number
  readonly weight: Weight
}

/** Characters missing in all parts of the font are left out. */
export const outlineOf = (text: string, { size, weight }: Lettering): Outline => {
  const fonts = fontsOf(weight)
  let width = 0
  let path = ''
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!font) continue
    const scale = size / font.unitsPerEm
    const [glyph] = font.glyphsForString(letter)
    if (!glyph) continue
    path += glyph.path.scale(scale, -scale).translate(width, 0).toSVG()
    width += glyph.advanceWidth * scale
  }
  return { width, path }
}

const ELLIPSIS = '…'

/** As much of a text as fits, with an ellipsis if shortened. */
const shortened = (text: string, lettering: Lettering, width: number): string => {
  const fits = (part: string): boolean => outlineOf(part, lettering).width <= width
  if (fits(text)) return text
  let kept = text
  while (kept.length > 1 && !fits(kept.trimEnd() + ELLIPSIS)) kept = kept.slice(0, -1)
  return kept.trimEnd() + ELLIPSIS
}

/** A text in at most so many lines of a width, broken between words. */
export const linesOf = (text: string, lettering: Lettering, width: number, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = [...lines.slice(-1), word].join(' ')
    const isFull = lines.length === most
    if (lines.length === 0) lines.push(word)
    else if (isFull || outlineOf(line, lettering).width <= width) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines.map((line) => shortened(line, lettering, width))
}
