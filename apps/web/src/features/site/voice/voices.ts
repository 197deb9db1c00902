import type { SiteLanguage } from '@emma/contracts/site/paths'
import { folded } from '@emma/domain/text'
import portuguese from '@emma/phrases/site'
import english from '@emma/phrases/site-en'
import englishNames from '@emma/phrases/specialty-names-en'
import { type Said, speak, type Voice } from './voice.ts'

const inEnglish = (name: string): Said => {
  const text = englishNames[folded(name)]
  return text === undefined ? { text: name, lang: 'pt-BR' } : { text }
}

/** Both languages, for the server, which draws pages in either. */
export const voices: Readonly<Record<SiteLanguage, Voice>> = {
  pt: speak('pt', portuguese, (name) => ({ text: name })),
  en: speak('en', english, inEnglish),
}
