/** A page's first screen has this long for itself. */
const OWN_MS = 2000

/** Once the page's first screen has had its time: what nobody waits for is loaded then, at once on a page that is older. */
export const afterStart = async (): Promise<void> => {
  const left = OWN_MS - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
}
