import { isAttributeSafe, leadsAway, richTextElements } from '@emma/domain/html'
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

/** A list in a cell of a table in a quote is far less deep: deeper text is not real, and would cost every reader. */
const DEEPEST = 40

/** Their content is not the author's text. */
const swallowed =
  'script style iframe object embed template noscript noembed noframes svg math title textarea select option xmp plaintext'

const kept = (tagName: string, attribs: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => richTextElements[tagName]?.includes(name) && isAttributeSafe(name, value),
    ),
  )

/** A page opened beside Emma gets no access to it; other elements have no target. */
const link = ({ href }: Attributes): Attributes => {
  if (href === undefined) return {}
  return leadsAway(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href }
}

const options: IOptions = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextElements).map(([name, attributes]) => [name, [...attributes]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: swallowed.split(' '),
  nestingLimit: DEEPEST,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attribs) => {
      // The title of a page or post is its only heading of the first level.
      const name = tagName === 'h1' ? 'h2' : tagName
      const clean = kept(name, attribs)
      return { tagName: name, attribs: name === 'a' ? link(clean) : clean }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
}

/** The context of the text: content of a block is parsed by other rules than that of a table. */
const block = defaultTreeAdapter.createElement('div', html.NS.HTML, [])

/** Parsed as a browser does and serialized again: paragraphs ended, cells in their tables, links side by side. */
export const asRead = (text: string): string => serialize(parseFragment(block, text, {}))

/** Text that changes each time it is parsed, as links in tables in links, settles after a handful of passes. */
const MOST_PASSES = 20

/**
 * HTML that a person wrote or pasted, safe to show to others: paragraphs, headings, lists, emphasis, quotes, tables,
 * links to pages, addresses and phones, and pictures that were uploaded here. Scripts, styles, handlers and everything
 * else are removed. A browser parses the result unchanged, and sanitising it again changes nothing.
 *
 * The first pass removes unknown elements, and depth; it reads only tags, unlike browsers (it takes `<p><x><p>` for a
 * paragraph in a paragraph, which HTML does not have). Each further pass cleans what a browser makes of the previous
 * result, until it no longer changes. Text that never settles is shown as plain words.
 */
export const sanitisedHtml = (text: string): string => {
  let clean = sanitizeHtml(text, options)
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const again = sanitizeHtml(asRead(clean), options)
    if (again === clean) return clean
    clean = again
  }
  return sanitizeHtml(clean, { allowedTags: [] })
}
