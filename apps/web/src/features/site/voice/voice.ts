import { type SiteLanguage, siteAddress, siteTags } from '@emma/contracts/site/paths'
import { createContext, useContext } from 'react'
import { countsIn } from './counts.ts'
import { daysIn } from './days.ts'
import { type SiteTexts, styles } from './style.ts'

/** A text with its language, if it is not the page's. */
export interface Said {
  readonly text: string
  readonly lang?: 'pt-BR' | undefined
}

const theirs: Readonly<Record<SiteLanguage, 'pt-BR' | undefined>> = { pt: undefined, en: 'pt-BR' }

/** @param specialty a specialty of the catalogue, by its Portuguese name */
export const speak = (language: SiteLanguage, site: SiteTexts, specialty: (name: string) => Said) => ({
  language,
  /** `<html lang>`, and `inLanguage` of structured data. */
  tag: siteTags[language],
  site,
  ...styles[language],
  ...daysIn(site, styles[language]),
  ...countsIn(site, styles[language]),
  specialty,
  /** A public page's address in this language. @param path its Portuguese address */
  to: (path: string): string => siteAddress(path, language),
  /** `lang` of texts written by people, if it is not the page's. */
  theirs: theirs[language],
})

/** A language, with everything a public page writes in it. */
export type Voice = ReturnType<typeof speak>

export const VoiceContext = createContext<Voice | undefined>(undefined)

/** The language of the page that is drawn. */
export const useVoice = (): Voice => {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('A page is drawn in a language')
  return voice
}
