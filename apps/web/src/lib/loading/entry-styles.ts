/** Ignores failures: a screen without styles is better than none. */
const applied = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    // The same event signals that it was fetched.
    link.addEventListener('load', () => link.sheet && resolve())
    link.addEventListener('error', () => resolve())
    link.rel = 'stylesheet'
  })

/**
 * Applies the stylesheets that the document has fetched without waiting for them (`build/late-styles.ts`). They have to
 * come before those of screens, so call it before loading anything else.
 */
export const applyEntryStyles = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[data-entry]')
  await Promise.all(Array.from(links, applied))
}
