import { fill } from '@emma/phrases/fill'
import type { SiteTexts } from '../voice/style.ts'

type Texts = SiteTexts['lists']['search']['map']
type Name = keyof Texts

/** A map's texts, as attributes of its element: they come in the page's language. */
export const mapTexts = (texts: Texts): Readonly<Record<`data-say-${string}`, string>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-say-${name.toLowerCase()}`, text]))

/** Parses the output of `mapTexts`. */
export const sayingsOf =
  (section: HTMLElement) =>
  (name: Name, values: Readonly<Record<string, string | number>> = {}): string =>
    fill(section.getAttribute(`data-say-${name.toLowerCase()}`) ?? '', values)
export type Say = ReturnType<typeof sayingsOf>
