import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { Document } from './document.tsx'
import { SearchForm } from './parts/search-form.tsx'
import { useVoice } from './voice/voice.ts'

interface Props {
  readonly page: SitePageOf<'missing'>
  readonly context: SiteContext
}

export const MissingPage = ({ page: { why }, context }: Props) => {
  const { site, to } = useVoice()
  const t = site.frame.missing
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
          <a className="s-more" href={to('/')}>
            {t.home}
          </a>
        </p>
      </section>
    </Document>
  )
}
