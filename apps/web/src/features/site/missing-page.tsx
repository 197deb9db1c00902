import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from './document.tsx'
import { specialtyLink } from './links.ts'
import { LostPicture } from './parts/lost-picture.tsx'
import { SearchForm } from './parts/search-form.tsx'
import { useVoice, type Voice } from './voice/voice.ts'

interface Props {
  readonly page: SitePageOf<'missing'>
  readonly context: SiteContext
}

const textsOf = ({ site, specialty: called }: Voice, { why, specialty }: Props['page']): [string, string] => {
  const t = site.frame.missing
  if (why === 'gone') return [t.goneTitle, t.goneText]
  if (why === 'unknown' || !specialty) return [t.title, t.text]
  return [t.placeTitle, fill(t.placeText, { what: called(specialty.name).text })]
}

export const MissingPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const { site, to } = voice
  const t = site.frame.missing
  const { specialty } = page
  const [title, text] = textsOf(voice, page)
  return (
    <Document
      head={{ title: `${title} | ${site.frame.brand}`, description: text, isIndexed: false }}
      context={context}
    >
      <section className="s-wide s-missing">
        <LostPicture />
        <h1>{title}</h1>
        <p className="s-lead">{text}</p>
        {specialty && (
          <p>
            <a className="s-button" href={to(specialtyLink(specialty))}>
              {fill(site.lists.specialty.everywhere, { name: voice.specialty(specialty.name).text })}
            </a>
          </p>
        )}
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
