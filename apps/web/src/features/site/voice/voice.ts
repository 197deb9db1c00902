import { type SiteLanguage, siteAddress, siteTags } from '@emma/contracts/site/paths'
import { folded } from '@emma/domain/text'
import portuguese from '@emma/phrases/site'
import english from '@emma/phrases/site-en'
import englishNames from '@emma/phrases/specialty-names-en'
import { createContext, useContext } from 'react'
import { countsIn } from './counts.ts'
import { daysIn } from './days.ts'
import { type SiteTexts, styles } from './style.ts'

/** A text and, where it is of another language than the page, which. */
export interface Said {
  readonly text: string
  readonly lang?: 'pt-BR' | undefined
}

const namesOf: Readonly<Record<SiteLanguage, (name: string) => Said>> = {
  pt: (name) => ({ text: name }),
  en: (name) => {
    const text = englishNames[folded(name)]
    return text === undefined ? { text: name, lang: 'pt-BR' } : { text }
  },
}

const theirs: Readonly<Record<SiteLanguage, 'pt-BR' | undefined>> = { pt: undefined, en: 'pt-BR' }

const speak = (language: SiteLanguage, site: SiteTexts) => ({
  language,
  /** `<html lang>`, and `inLanguage` of data. */
  tag: siteTags[language],
  site,
  ...styles[language],
  ...daysIn(site, styles[language]),
  ...countsIn(site, styles[language]),
  /** A specialty of the catalogue, by its Portuguese name. */
  specialty: namesOf[language],
  /** The address of a public page in this language. @param path its Portuguese one */
  to: (path: string): string => siteAddress(path, language),
  /** `lang` of what people wrote, where it is not the page's. */
  theirs: theirs[language],
})

/** A language with everything that a public page says in it. */
export type Voice = ReturnType<typeof speak>
export const voices: Readonly<Record<SiteLanguage, Voice>> = {
  pt: speak('pt', portuguese),
  en: speak('en', english),
}

export const VoiceContext = createContext<Voice>(voices.pt)

/** The language of the page that is drawn. */
export const useVoice = (): Voice => useContext(VoiceContext)
