import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { breadcrumbData } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'

interface Props {
  readonly page: SitePageOf<'text'>
  readonly context: SiteContext
}

/** An admin's text in its version in force. */
export const TextPage = ({ page: { page }, context }: Props) => {
  const { site, date } = useVoice()
  const t = site.texts
  const { title, content, version, published_at } = page
  const crumbs = [
    { name: site.frame.start, path: '/' },
    { name: title, path: context.path },
  ]
  const head = {
    title: `${title} | ${site.frame.brand}`,
    description: fill(t.textDescription, { title }),
    data: () => [breadcrumbData(context, crumbs)],
  }
  return (
    <Document head={head} context={context}>
      <article className="s-wide s-text">
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className="s-muted">{fill(t.version, { version, date: date(published_at) })}</p>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written (rich-text). */}
        <div className="s-written" dangerouslySetInnerHTML={{ __html: content }} />
      </article>
    </Document>
  )
}
