import type { ErrorCode, FieldProblem } from '@emma/contracts/kit'
import { LANGUAGE_FIELD } from '@emma/contracts/site/paths'
import { type Language, type PhraseSet, type Phrases, phraseSets } from '@emma/phrases'
import shell from '@emma/phrases/shell'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storageKeys } from '../storage-keys.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: Phrases
  }
}

/** `<html lang>` of each language. */
const htmlLanguage: Record<Language, string> = { pt: 'pt-BR', en: 'en' }

export const i18n = i18next.createInstance()

/** Portuguese from the first frame: the shell's texts are part of the entry. */
export const startI18n = (): void => {
  void i18n.use(initReactI18next).init({
    lng: 'pt',
    fallbackLng: 'pt',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { pt: { shell } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
  })
}

export const currentLanguage = (): Language => (i18n.language === 'en' ? 'en' : 'pt')

const loadTexts = async (language: Language, set: PhraseSet): Promise<void> => {
  if (i18n.hasResourceBundle(language, set)) return
  const load = language === 'en' ? (await import('@emma/phrases/english')).english[set] : phraseSets[set]
  const { default: texts } = await load()
  i18n.addResourceBundle(language, set, texts)
}

/** Loads these phrase sets; a screen's route calls it while its chunk loads. */
export const loadPhrases = async (...sets: readonly PhraseSet[]): Promise<void> => {
  await Promise.all(sets.map((set) => loadTexts(currentLanguage(), set)))
}

let english: typeof import('./english.ts') | undefined

/** Portuguese shows the server's own sentence; other languages have one per code. */
export const errorSentence = (code: ErrorCode): string | undefined =>
  currentLanguage() === 'pt' ? undefined : english?.errors[code]

/** The same for the server's message about one field. */
export const fieldSentence = (problem: FieldProblem): string =>
  (currentLanguage() === 'pt' ? undefined : english?.fieldSentence(problem)) ?? problem.message

/** Writes a field's fault in a language other than Portuguese. */
export const fieldMessageElsewhere = () => (currentLanguage() === 'pt' ? undefined : english?.fieldMessage)

/** A specialty in the screens' language. @param name the catalogue's Portuguese name */
export const specialtyName = (name: string): string =>
  currentLanguage() === 'pt' ? name : (english?.specialty(name) ?? name)

/** Switches the language after loading the phrase sets in use. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  const inUse = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {})
  const isPhraseSet = (name: string): name is PhraseSet => name in phraseSets
  await Promise.all(inUse.filter(isPhraseSet).map((set) => loadTexts(language, set)))
  if (language === 'en') english = await import('./english.ts')
  await i18n.changeLanguage(language)
  document.documentElement.lang = htmlLanguage[language]
  localStorage.setItem(storageKeys.language, language)
}

/**
 * Restores the language of the address (links in messages have it) or the one chosen before; Portuguese needs no
 * loading.
 */
export const restoreLanguage = async (): Promise<void> => {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_FIELD)
  if ((asked ?? localStorage.getItem(storageKeys.language)) === 'en') await chooseLanguage('en')
}
