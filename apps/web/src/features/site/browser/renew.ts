/** A free time that was seen so long ago, in milliseconds, is looked at again: it may be the one just booked. */
const OLD_MS = 20_000

/** A page that the browser kept for the way back, with free times on it, is loaded anew. */
export const renewWhenBack = (): void => {
  if (!document.querySelector('.s-slot')) return
  let left = Date.now()
  window.addEventListener('pagehide', () => {
    left = Date.now()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && Date.now() - left > OLD_MS) location.reload()
  })
}
