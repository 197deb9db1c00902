import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import classes from './pages.module.css'

const ALLOWED_TAGS = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
  ],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]
const ALLOWED_ATTR = ['href', 'scope', 'colspan', 'rowspan']

/** Sanitised when it was written, and once more before it is shown: whatever is stored, nothing of it runs. */
export const PageText = ({ html }: { html: string }) => {
  const clean = useMemo(() => DOMPurify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what came through the sanitiser in the line above.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
}
