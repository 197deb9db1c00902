import { isAttributeSafe, isOwnImage, leadsAway, richTextElements } from '@emma/domain/html'
import DOMPurify from 'dompurify'

const purify = DOMPurify(window)

const config = {
  ALLOWED_TAGS: Object.keys(richTextElements),
  ALLOWED_ATTR: [...new Set(Object.values(richTextElements).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

purify.addHook('uponSanitizeAttribute', (element, data) => {
  const taken = richTextElements[element.nodeName.toLowerCase()]
  if (!taken?.includes(data.attrName) || !isAttributeSafe(data.attrName, data.attrValue))
    data.keepAttr = false
})

purify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLImageElement && !isOwnImage(element.getAttribute('src') ?? '')) element.remove()
  if (!(element instanceof HTMLAnchorElement)) return
  // What opens beside Emma is cut off from it, whoever wrote it; nothing else has a target.
  for (const name of ['target', 'rel']) element.removeAttribute(name)
  if (!leadsAway(element.getAttribute('href') ?? '')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/** HTML as it may be shown: the server's list once more, so that nothing runs whatever is stored or pasted. */
export const cleanHtml = (html: string): string => purify.sanitize(html, config)
