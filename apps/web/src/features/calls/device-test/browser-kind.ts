/** Browsers that ask for camera and microphone differently. */
export const browserKinds = ['chrome', 'safari', 'ios', 'firefox', 'samsung'] as const
export type BrowserKind = (typeof browserKinds)[number]

/** The browser, by its user agent; on an iPhone all are Safari underneath. */
export const browserKindOf = (userAgent: string, touchPoints = 0): BrowserKind => {
  const isMacWithTouch = userAgent.includes('Macintosh') && touchPoints > 1
  if (/iPhone|iPad|iPod/.test(userAgent) || isMacWithTouch) return 'ios'
  if (userAgent.includes('SamsungBrowser')) return 'samsung'
  if (userAgent.includes('Firefox')) return 'firefox'
  if (userAgent.includes('Safari') && !/Chrome|Chromium|Edg/.test(userAgent)) return 'safari'
  return 'chrome'
}
