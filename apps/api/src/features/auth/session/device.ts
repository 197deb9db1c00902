/** Checked before others whose names their user agents also contain. */
const browsers = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['no iPhone', /\biPhone\b/],
  ['no iPad', /\biPad\b/],
  ['no Android', /\bAndroid\b/],
  ['no Windows', /\bWindows\b/],
  ['no Mac', /\bMac OS X\b/],
  ['no ChromeOS', /\bCrOS\b/],
  ['no Linux', /\bLinux\b/],
] as const

const nameIn = (known: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** The browser and its system in words: `Chrome no Windows`. */
export const deviceOf = (userAgent: string): string => {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser === undefined && system === undefined) return 'Dispositivo desconhecido'
  return `${browser ?? 'Navegador'}${system === undefined ? '' : ` ${system}`}`
}
