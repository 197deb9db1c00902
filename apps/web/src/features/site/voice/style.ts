import type { SiteLanguage } from '@emma/contracts/site/paths'
import { spokenHour } from '@emma/domain/format-date'
import { type Centavos, formatPrice, formatPriceInEnglish } from '@emma/domain/money'
import type portuguese from '@emma/phrases/site'
import type { Translated } from '@emma/phrases/translated'

/** The texts of public pages, in any language. */
export type SiteTexts = Translated<typeof portuguese>

/** How a language writes days and numbers. */
export interface Style {
  /** Open Graph's. */
  readonly openGraph: string
  /** For dates: British ones have the day first, as in Brazil, and the month by name. */
  readonly locale: string
  /** @param clock `HH:mm` */
  readonly hour: (clock: string) => string
  /** For dates that are not near: `04/11`, `4 Nov`. */
  readonly dayAndMonth: Intl.DateTimeFormatOptions
  /** For dates with their year: `04/11/2026`, `4 Nov 2026`. */
  readonly date: Intl.DateTimeFormatOptions
  readonly point: ',' | '.'
  /** `R$ 180`; centavos only if not zero. */
  readonly price: (amount: Centavos) => string
}

/** A no-break space keeps the currency sign on the line of its digits. */
const unbroken =
  (written: (amount: Centavos) => string) =>
  (amount: Centavos): string =>
    written(amount).replace(' ', '\u00a0')

export const styles: Readonly<Record<SiteLanguage, Style>> = {
  pt: {
    openGraph: 'pt_BR',
    locale: 'pt-BR',
    hour: spokenHour,
    dayAndMonth: { day: '2-digit', month: '2-digit' },
    date: { dateStyle: 'short' },
    point: ',',
    price: unbroken(formatPrice),
  },
  en: {
    openGraph: 'en_US',
    locale: 'en-GB',
    hour: (clock) => clock,
    dayAndMonth: { day: 'numeric', month: 'short' },
    date: { dateStyle: 'medium' },
    point: '.',
    price: unbroken(formatPriceInEnglish),
  },
}
