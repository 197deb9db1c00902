import { isAttributeSafe, leadsAway, richTextElements } from '@emma/domain/html'
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5'
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

/** A list in a cell of a table in a quote is far less deep: what is deeper is no text, and would cost every reader. */
const DEEPEST = 40

/** What is inside these is no text of the author's. */
const swallowed =
  'script style iframe object embed template noscript noembed noframes svg math title textarea select option xmp plaintext'

const kept = (tagName: string, attribs: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => richTextElements[tagName]?.includes(name) && isAttributeSafe(name, value),
    ),
  )

/** What opens beside Emma is cut off from it; nothing else has a target. */
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

/** Where the text is shown: what stands in a block is read by other rules than what stands in a table. */
const block = defaultTreeAdapter.createElement('div', html.NS.HTML, [])

/** As a browser reads it, written down again: paragraphs ended, cells in their tables, links side by side. */
export const asRead = (text: string): string => serialize(parseFragment(block, text, {}))

/** What is written anew each time that it is read, as links in tables in links, is a handful of passes from its end. */
const MOST_PASSES = 20

/**
 * HTML that a person wrote or pasted, as it may be shown to others: paragraphs, headings, lists, emphasis, quotes,
 * tables, links to pages, addresses and phones, and pictures that were uploaded here. Scripts, styles, handlers and
 * everything else are removed. A browser reads what is left as it stands, and sanitising it again changes nothing.
 *
 * The first pass takes away what is not known, and depth; it reads tags alone, and not as browsers do (`<p><x><p>` is a
 * paragraph in a paragraph to it, which HTML does not have). From then on each pass cleans what a browser makes of the
 * pass before, until it is the same. What does not come to an end is shown as its words.
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
