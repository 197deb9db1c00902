import { chosenFilters } from '@emma/contracts/site/search'
import { asksForPlan } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { todayOf } from '../voice/days.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Chips } from './chips.tsx'
import type { Found } from './choices.ts'
import { Filters } from './filters.tsx'
import { SearchMap } from './search-map.tsx'
import { cleared, type SearchPlace, without } from './search-place.ts'

interface Props {
  readonly found: Found
  readonly now: string
  readonly place: SearchPlace
  /** The people of this page, and the link to the next. */
  readonly children: ReactNode
}

/** A specialty of the catalogue that was searched for but that nobody offers. */
const useAbsent = ({ absent: [first] }: Found): string | undefined => {
  const { specialty } = useVoice()
  return first && specialty(first.name).text
}

/** Above everything else, for emergencies. */
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

/** The specialties meant by the words, with the note that it is no triage. */
const Meant = ({ found: { meant }, place }: Pick<Props, 'found' | 'place'>) => {
  const t = useVoice().site.lists.search
  return (
    <section className="s-meant">
      <p>
        {t.meant} <small>{t.notTriage}</small>
      </p>
      <ul>
        {meant.map((specialty) => (
          <li key={specialty.id}>
            <a className="s-chip" href={place.specialtyLink(specialty.slug)} data-search="">
              <SpecialtyName name={specialty.name} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For a vague word: the complaints that begin with it, one press each. */
const Precise = ({ found: { precise, preciseLanguage, search }, place }: Pick<Props, 'found' | 'place'>) => {
  const { site, tag } = useVoice()
  const t = site.lists.search
  const lang = preciseLanguage === tag ? undefined : preciseLanguage
  return (
    <section className="s-meant">
      <p>{t.precise}</p>
      <ul>
        {precise.map((complaint) => (
          <li key={complaint}>
            <a
              className="s-chip"
              href={place.linkTo({ ...search, q: complaint, page: 1 })}
              lang={lang}
              data-search=""
            >
              {complaint}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A known specialty that nobody here offers: says so, with alternatives. */
const Absent = ({ what, place }: { what: string; place: SearchPlace }) => {
  const t = useVoice().site.lists.search
  return (
    <>
      <p>{fill(t.absent, { what })}</p>
      <p className="s-muted">{t.absentHelp}</p>
      <p className="s-ways">
        <a className="s-more" href={place.specialtiesLink} data-search="">
          {t.noneGo}
        </a>
        <a className="s-more" href={place.contactLink}>
          {t.absentTell}
        </a>
      </p>
    </>
  )
}

const None = ({ found, place }: Pick<Props, 'found' | 'place'>) => {
  const { search } = found
  const t = useVoice().site.lists.search
  const what = useAbsent(found)
  const isNarrowed = chosenFilters(search).length > 0
  if (what !== undefined) return <Absent what={what} place={place} />
  return (
    <>
      <p className="s-muted">{isNarrowed ? t.noneNarrowed : t.noneHelp}</p>
      <p className="s-ways">
        {search.city !== '' && (
          <a className="s-more" href={place.linkTo(without(search, 'city'))} data-search="">
            {t.everywhere}
          </a>
        )}
        {isNarrowed ? (
          <a className="s-more" href={place.linkTo(cleared(search))} data-search="">
            {t.clear}
          </a>
        ) : (
          <a className="s-more" href={place.specialtiesLink} data-search="">
            {t.noneGo}
          </a>
        )}
      </p>
    </>
  )
}

/** Nobody attends in the requested city: says so, with those who attend elsewhere or by video. */
const Elsewhere = ({ city, found, place }: { city: string } & Pick<Props, 'found' | 'place'>) => {
  const { site, specialty } = useVoice()
  const t = site.lists.search
  const { search, meant, specialties } = found
  const words = `${folded(search.q).replaceAll(',', ' ')} `
  const called = specialties.filter(({ name }) =>
    [name, specialty(name).text].some((each) => words.startsWith(`${folded(each)} `)),
  )
  const [first, ...others] = meant.length > 0 ? meant : called
  const nobody = search.q.toLowerCase().startsWith(city.toLowerCase()) ? t.nobodyIn : t.nobodyFor
  const said =
    first && others.length === 0 && chosenFilters(search).length === 0
      ? fill(t.nobodyOf, { what: specialty(first.name).text, city })
      : fill(nobody, { city })
  return (
    <>
      <p className="s-muted">{`${said} ${t.elsewhere}`}</p>
      {search.mode !== 'video' && (
        <p className="s-ways">
          <a className="s-more" href={place.linkTo({ ...search, mode: 'video', page: 1 })} data-search="">
            {t.byVideo}
          </a>
        </p>
      )}
    </>
  )
}

/** Why the people shown do not exactly match the search. */
const Instead = ({ found, place }: Pick<Props, 'found' | 'place'>) => {
  const t = useVoice().site.lists.search
  const what = useAbsent(found)
  if (found.alike) return <p className="s-muted">{fill(t.alike, { q: found.search.q })}</p>
  if (found.nobodyIn !== null) return <Elsewhere city={found.nobodyIn} found={found} place={place} />
  if (!found.instead) return null
  return (
    <p className="s-muted">
      {what === undefined ? t.instead : fill(t.absent, { what })} {t.insteadNext}
    </p>
  )
}

const countOf = ({ lists: { search: t } }: Voice['site'], total: number): string => {
  if (total === 0) return t.none
  return total === 1 ? t.one : fill(t.many, { count: total })
}

/** The filters: prepared by counts, choices, specialties and day. */
const Narrowing = ({ found, now, place }: Omit<Props, 'children'>) => {
  const { search, total, counts, specialties } = found
  const filters = <Filters found={found} now={now} place={place} count={chosenFilters(search).length} />
  // In live mode the elements must not be replaced when counts arrive: somebody may be typing in one.
  if (!counts || place.isLive) return filters
  const says = [search, total, todayOf(now), specialties.map(({ slug, name }) => [slug, name])]
  return (
    <Prepared of={counts} and={JSON.stringify(says)}>
      {filters}
    </Prepared>
  )
}

/** Opens the map: prepared by the search. */
const Places = ({ found, place }: Pick<Props, 'found' | 'place'>) => {
  const { search, counts } = found
  const map = <SearchMap found={found} place={place} />
  if (!counts || place.isLive) return map
  return (
    <Prepared of={counts} and={`${search.view} ${place.mapQuery}`}>
      {map}
    </Prepared>
  )
}

/** A search: its filters beside the results. The same on the public page and in the app. */
export const SearchView = ({ found, now, place, children }: Props) => {
  const { site } = useVoice()
  const { search, total, meant, precise, emergency } = found
  // A person who must call an ambulance is not told to try other words.
  const isAlarmAlone = emergency !== null && total === 0
  return (
    <>
      {emergency && <Emergency line={emergency} />}
      <div className="s-find-columns" data-view={search.view || undefined}>
        <Narrowing found={found} now={now} place={place} />
        <div className="s-find-results">
          <Chips found={found} now={now} place={place} />
          {asksForPlan(search.q) && <p>{site.lists.search.plans}</p>}
          {precise.length > 0 && <Precise found={found} place={place} />}
          {meant.length > 0 && <Meant found={found} place={place} />}
          <p className="s-facts" role="status">
            {total !== null && !isAlarmAlone && countOf(site, total)}
          </p>
          {total !== 0 && <Instead found={found} place={place} />}
          {total === 0 && !isAlarmAlone && <None found={found} place={place} />}
          {total !== 0 && <div className="s-find-list">{children}</div>}
        </div>
        {total !== 0 && <Places found={found} place={place} />}
      </div>
    </>
  )
}
