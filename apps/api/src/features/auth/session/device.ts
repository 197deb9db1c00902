import type { Language } from '@emma/phrases'

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
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (known: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0]

const words = {
  pt: { unknown: 'Dispositivo desconhecido', browser: 'Navegador', on: 'no' },
  en: { unknown: 'Unknown device', browser: 'Browser', on: 'on' },
} as const

/** The browser and its system in words: `Chrome no Windows`. */
export const deviceOf = (userAgent: string, language: Language = 'pt'): string => {
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  const { unknown, browser: anyBrowser, on } = words[language]
  if (browser === undefined && system === undefined) return unknown
  return `${browser ?? anyBrowser}${system === undefined ? '' : ` ${on} ${system}`}`
}
