import { LANGUAGE_FIELD } from '@emma/contracts/site/paths'
import { type Centavos, formatBRL, formatPriceInEnglish } from '@emma/domain/money'
import { folded } from '@emma/domain/text'
import { zonePlaceOf } from '@emma/domain/zone-place'
import { type Language, type Phrases, phraseSets } from '@emma/phrases'
import { english } from '@emma/phrases/english'
import { fill } from '@emma/phrases/fill'
import englishNames from '@emma/phrases/specialty-names-en'
import type { Translated } from '@emma/phrases/translated'
import { clockName, momentsIn } from '../../dates.ts'

type Moment = (at: Date, zone: string) => string

/** How messages are written to a person: in the language of the screens that they read. */
export interface Wording {
  readonly language: Language
  readonly texts: Translated<Phrases['messages']>
  /** Moments in a zone's time: the hour or the day alone, with its date, and with its weekday. */
  readonly moments: Readonly<Record<'hour' | 'day' | 'short' | 'near', Moment>>
  /** The zone's description: `horário de Manaus`. */
  readonly clock: (zone: string) => string
  readonly amount: (amount: Centavos) => string
  /** @param name the catalogue's Portuguese name */
  readonly specialty: (name: string) => string
  /** The address of a screen that opens in this language on any device. */
  readonly link: (url: string) => string
}

const inPortuguese = async (): Promise<Wording> => ({
  language: 'pt',
  texts: (await phraseSets.messages()).default,
  moments: momentsIn.pt,
  clock: clockName,
  amount: formatBRL,
  specialty: (name) => name,
  link: (url) => url,
})

const inEnglishAt = (url: string): string => {
  const address = new URL(url)
  address.searchParams.set(LANGUAGE_FIELD, 'en')
  return address.href
}

const inEnglish = async (): Promise<Wording> => {
  const [{ default: texts }, { default: shell }] = await Promise.all([english.messages(), english.shell()])
  return {
    language: 'en',
    texts,
    moments: momentsIn.en,
    clock: (zone) => fill(shell.zone, { place: zonePlaceOf(zone) }),
    amount: formatPriceInEnglish,
    specialty: (name) => englishNames[folded(name)] ?? name,
    link: inEnglishAt,
  }
}

/** @param language a person's stored language (`users.language`), or a call's */
export const wordingIn = (language: string): Promise<Wording> =>
  language === 'en' ? inEnglish() : inPortuguese()
