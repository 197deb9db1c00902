import { ok, type Result, refuse } from '../result.ts'

/** The default colour of documents, for a practice without its own. */
export const PAPER_COLOUR = '#0b6e69'

export type ColourRefusal = 'colour_invalid' | 'colour_too_light'

/** Least contrast of text on white paper, by WCAG 1.4.3. */
const LEAST_CONTRAST = 4.5

/** Linear light of a channel (sRGB). */
const lightOf = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const contrastWithWhite = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    lightOf(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

/** A colour that is readable on white paper, as `#rrggbb` in lower case. */
export const checkPaperColour = (text: string): Result<string, ColourRefusal> => {
  const hex = text.trim().toLowerCase()
  if (!/^#[0-9a-f]{6}$/.test(hex)) return refuse('colour_invalid')
  return contrastWithWhite(hex) < LEAST_CONTRAST ? refuse('colour_too_light') : ok(hex)
}
