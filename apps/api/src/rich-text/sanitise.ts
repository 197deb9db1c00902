import { isAttributeSafe, leadsAway, richTextElements } from '@emma/domain/html'
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

/**
 * HTML that a person wrote or pasted, as it may be shown to others: paragraphs, headings, lists, emphasis, quotes,
 * tables, links to pages, addresses and phones, and pictures that were uploaded here. Scripts, styles, handlers and
 * everything else are removed. Sanitising the result again changes nothing.
 *
 * One pass is not enough: a removed element keeps its neighbours apart while it is parsed (`<p><x><p>` becomes a
 * paragraph in a paragraph, which HTML does not have). The second pass sees only known elements and nests them as
 * HTML does, so the loop ends.
 */
export const sanitisedHtml = (html: string): string => {
  let clean = sanitizeHtml(html, options)
  for (;;) {
    const again = sanitizeHtml(clean, options)
    if (again === clean) return clean
    clean = again
  }
}
