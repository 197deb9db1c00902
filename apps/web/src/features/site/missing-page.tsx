import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import site from '@emma/phrases/site'
import { Document } from './document.tsx'
import { SearchForm } from './parts/search-form.tsx'

const t = site.frame.missing

interface Props {
  readonly page: SitePageOf<'missing'>
  readonly context: SiteContext
}

export const MissingPage = ({ page: { why }, context }: Props) => {
  const [title, text] = why === 'gone' ? [t.goneTitle, t.goneText] : [t.title, t.text]
  return (
    <Document
      head={{ title: `${title} | ${site.frame.brand}`, description: text, isIndexed: false }}
      context={context}
    >
      <section className="s-wide s-missing">
        <h1>{title}</h1>
        <p className="s-lead">{text}</p>
        <SearchForm />
        <p>
          <a className="s-more" href="/">
            {t.home}
          </a>
        </p>
      </section>
    </Document>
  )
}
