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
  // A page opened beside Emma gets no access to it, whoever wrote the link; other elements have no target.
  for (const name of ['target', 'rel']) element.removeAttribute(name)
  if (!leadsAway(element.getAttribute('href') ?? '')) return
  element.setAttribute('target', '_blank')
  element.setAttribute('rel', 'noopener noreferrer')
})

/** Sanitised HTML: by the server's list once more, so that nothing stored or pasted runs. */
export const cleanHtml = (html: string): string => purify.sanitize(html, config)
