const elements = (names: string): Record<string, readonly string[]> =>
  Object.fromEntries(names.split(' ').map((name) => [name, []]))

/**
 * Every allowed element of a published text with its allowed attributes: the only list for sanitising, when a text is
 * stored, when it is pasted, and again before it is shown.
 */
export const richTextElements: Readonly<Record<string, readonly string[]>> = {
  ...elements('p br hr h2 h3 h4 strong b em i u s ul li blockquote table thead tbody tr'),
  ol: ['start'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s<>"'`\\]*$/i

/** Whether a link leads to a page, an e-mail or a phone; excludes scripts and disguised hosts. */
export const isSafeLink = (href: string): boolean => address.test(href)

/** Whether a link leads away from Emma. It opens in a new tab and sends no referrer. */
export const leadsAway = (href: string): boolean => /^https?:/i.test(href)

const ownImage = /^\/api\/v1\/files\/images\/[0-9a-f]{64}\.webp$/

/** Whether a picture was uploaded here: then no other host learns who reads. */
export const isOwnImage = (src: string): boolean => ownImage.test(src)

const number = /^[1-9]\d{0,4}$/
const values: Readonly<Record<string, RegExp>> = {
  start: number,
  width: number,
  height: number,
  colspan: number,
  rowspan: number,
  scope: /^(row|col)$/,
}

/** Whether an attribute of the list above may have this value. */
export const isAttributeSafe = (name: string, value: string): boolean => {
  if (name === 'href') return isSafeLink(value)
  if (name === 'src') return isOwnImage(value)
  return values[name]?.test(value) ?? true
}

/** The words of an HTML text. */
export const wordsOfHtml = (html: string): readonly string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Reading speed of adults in their own language, silently and with ease, in words per minute. */
const WORDS_A_MINUTE = 200

/** Whole minutes to read a text, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(wordsOfHtml(html).length / WORDS_A_MINUTE))
