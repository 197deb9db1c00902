import { useMemo } from 'react'
import { cleanHtml } from '../../ui/rich-text/clean-html.ts'
import classes from './pages.module.css'

/** Sanitised when it is stored, and again before it is shown: whatever is stored, none of it runs. */
export const PageText = ({ html }: { html: string }) => {
  const clean = useMemo(() => cleanHtml(html), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what came through the sanitiser in the line above.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />
}
