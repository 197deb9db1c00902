/** As the web app calls it (`lib/storage-keys.ts`, which would bring its chunk along). */
const KEY = 'language'

/** Without storage the screens are in Portuguese, as they are for everybody. */
const keep = (language: string, isChoice: boolean): void => {
  try {
    if (isChoice || localStorage.getItem(KEY) === null) localStorage.setItem(KEY, language)
  } catch {}
}

/**
 * Screens go on in the language of the page that somebody comes from, unless one was chosen before; the link to the other
 * language chooses.
 */
export const carryLanguage = (): void => {
  if (document.documentElement.lang === 'en') keep('en', false)
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
    link.addEventListener('click', () => keep(link.dataset.language ?? 'pt', true))
}
