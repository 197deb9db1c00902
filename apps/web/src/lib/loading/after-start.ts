/** How long a page's first screen has for itself. */
const OWN_MS = 2000

/** Resolves after the page's first screen had its time, at once on an older page: for loading what nobody waits for. */
export const afterStart = async (): Promise<void> => {
  const left = OWN_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
}
