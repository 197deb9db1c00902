/** Every element of a published text, and the attributes that it may keep. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'ul',
      'ol',
      'li',
      'blockquote',
    ].map((tag) => [tag, []]),
  ),
  a: ['href'],
}
const standsAlone = new Set(['br', 'hr'])
/** What is inside these is no text of the author's. */
const swallowed =
  /<(script|style|iframe|object|embed|template|noscript|svg|math|title|textarea|select|xmp|plaintext)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const token = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/** The beginning is literal: no entity can turn it into another scheme. */
const address = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s<>"'`\\]*$/i
const entity = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi

const escapeText = (text: string): string =>
  text.replace(entity, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const attributesOf = (tag: string, given: string): string => {
  const names = allowed[tag] ?? []
  return [...given.matchAll(attribute)]
    .map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ])
    .filter(([name = '', value = '']) => names.includes(name) && address.test(value))
    .slice(0, 1)
    .map(([name, value = '']) => ` ${name}="${escapeText(value)}" rel="noopener noreferrer"`)
    .join('')
}

/** Written anew from what is known: whatever is not a known element or text is gone, so that nothing has to be found out. */
const writer = () => {
  const open: string[] = []
  let written = ''
  return {
    text: (text: string): void => {
      written += escapeText(text)
    },
    begin: (tag: string, attributes: string): void => {
      written += `<${tag}${attributesOf(tag, attributes)}>`
      if (!standsAlone.has(tag)) open.push(tag)
    },
    end: (tag: string): void => {
      if (!open.includes(tag)) return
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        written += `</${last}>`
        if (last === tag) return
      }
    },
    close: (): string =>
      written +
      open
        .reverse()
        .map((tag) => `</${tag}>`)
        .join(''),
  }
}

/**
 * HTML that a person wrote, as it may be shown to others: paragraphs, headings, lists, emphasis and links to pages,
 * addresses and phones. Scripts, styles, pictures, handlers and everything else are taken away. What it answers is
 * itself again.
 */
export const sanitisedHtml = (html: string): string => {
  const text = html.replaceAll('\u0000', '').replace(swallowed, '')
  const out = writer()
  let at = 0
  for (const found of text.matchAll(token)) {
    out.text(text.slice(at, found.index))
    at = found.index + found[0].length
    const [, slash, name = '', attributes = ''] = found
    const tag = name.toLowerCase()
    if (!Object.hasOwn(allowed, tag)) continue
    if (slash) out.end(tag)
    else out.begin(tag, attributes)
  }
  out.text(text.slice(at))
  return out.close()
}

/** The words of an HTML text. */
export const wordsOfHtml = (html: string): readonly string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** Adults read some 200 words of their own language a minute, silently and with ease. */
const WORDS_A_MINUTE = 200

/** Whole minutes that a text takes to read, one at least. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(wordsOfHtml(html).length / WORDS_A_MINUTE))
