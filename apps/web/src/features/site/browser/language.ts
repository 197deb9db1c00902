/** The web app's key (`lib/storage-keys.ts`, which would add its chunk). */
const KEY = 'language'

/** Without storage the screens are in Portuguese, the default. */
const keep = (language: string, isChoice: boolean): void => {
  try {
    if (isChoice || localStorage.getItem(KEY) === null) localStorage.setItem(KEY, language)
  } catch {}
}

/**
 * Screens continue in the language of the public page, unless one was chosen before; the link to the other language is
 * a choice.
 */
export const carryLanguage = (): void => {
  if (document.documentElement.lang === 'en') keep('en', false)
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
    link.addEventListener('click', () => keep(link.dataset.language ?? 'pt', true))
}
