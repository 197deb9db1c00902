import type { SitePageOf } from '@emma/contracts/site'
import { chosenFilters } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { specialtyLink } from '../links.ts'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Chips } from './chips.tsx'
import type { Found } from './choices.ts'
import { Filters } from './filters.tsx'
import { cleared, type SearchPlace } from './search-place.ts'

type Page = SitePageOf<'search'>

interface Props {
  readonly found: Found & Pick<Page, 'meant' | 'emergency'>
  readonly now: string
  readonly place: SearchPlace
  /** The people of this page, and the way to the next. */
  readonly children: ReactNode
}

/** Before anything else, for who should not wait. */
const Emergency = ({ line }: { line: '192' | '188' }) => {
  const { title, text, call, href } = useVoice().site.lists.search.emergency[line]
  return (
    <section className="s-alarm" role="alert">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <a className="s-button s-button-alarm" href={href}>
        {call}
      </a>
    </section>
  )
}

/** What the words mean to the search, and that it is no triage. */
const Meant = ({ meant }: Pick<Page, 'meant'>) => {
  const { site, to } = useVoice()
  const t = site.lists.search
  return (
    <p className="s-meant">
      <span>{t.meant}</span>
      {meant.map((specialty) => (
        <a key={specialty.id} className="s-chip" href={to(specialtyLink(specialty))}>
          <SpecialtyName name={specialty.name} />
        </a>
      ))}
      <small>{t.notTriage}</small>
    </p>
  )
}

const None = ({ found: { search }, place }: Pick<Props, 'found' | 'place'>) => {
  const { site, to } = useVoice()
  const t = site.lists.search
  const isNarrowed = chosenFilters(search).length > 0
  return (
    <>
      <p className="s-muted">{t.noneHelp}</p>
      <p>
        {isNarrowed ? (
          <a className="s-more" href={place.linkTo(cleared(search))} data-search="">
            {t.clear}
          </a>
        ) : (
          <a className="s-more" href={to('/especialidades')}>
            {t.noneGo}
          </a>
        )}
      </p>
    </>
  )
}

const countOf = ({ lists: { search: t } }: Voice['site'], total: number): string => {
  if (total === 0) return t.none
  return total === 1 ? t.one : fill(t.many, { count: total })
}

/** A search: what it is narrowed by beside who was found. The same on the public page and for who is logged in. */
export const SearchView = ({ found, now, place, children }: Props) => {
  const { site } = useVoice()
  const { search, total, meant, emergency } = found
  return (
    <>
      {emergency && <Emergency line={emergency} />}
      <div className="s-find-columns">
        <Filters found={found} now={now} place={place} count={chosenFilters(search).length} />
        <div className="s-find-results">
          <Chips found={found} now={now} place={place} />
          {meant.length > 0 && <Meant meant={meant} />}
          <p className="s-facts" role="status">
            {countOf(site, total)}
          </p>
          {total > 0 ? children : <None found={found} place={place} />}
        </div>
      </div>
    </>
  )
}
