import { chosenFilters } from '@emma/contracts/site/search'
import type { PlaceAsked, Unmet } from '@emma/contracts/specialists'
import {
  asksForPlan,
  besideNearby,
  councilAlone,
  councilInSearch,
  stateInSearch,
} from '@emma/domain/specialists'
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
const Emergency = ({ line }: { line: NonNullable<Found['emergency']> }) => {
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

const MOST_CITIES = 6

/** The cities where most of them are, and the map, for who asks for somebody near. */
const Nearby = ({ rest, found, place }: { rest: string } & Pick<Props, 'found' | 'place'>) => {
  const t = useVoice().site.lists.search
  const { search, counts } = found
  const linkTo = (changed: Partial<Found['search']>) => place.linkTo({ ...search, ...changed, page: 1 })
  return (
    <section className="s-meant">
      <p>{t.nearby}</p>
      <ul>
        {(counts?.cities ?? []).slice(0, MOST_CITIES).map(({ name, state, count }) => {
          const city = `${name}, ${state}`
          return (
            <li key={city}>
              <a className="s-chip" href={linkTo({ q: rest, city, mode: 'presencial' })} data-search="">
                {fill(t.cityCount, { city, count })}
              </a>
            </li>
          )
        })}
        <li>
          <a className="s-chip" href={linkTo({ view: 'mapa' })} data-search="">
            {t.map.open}
          </a>
        </li>
      </ul>
    </section>
  )
}

/** Why a search for a registration finds nobody; undefined if it is none. */
const useCouncilNote = (q: string): string | undefined => {
  const t = useVoice().site.lists.search
  const council = councilAlone(q)
  if (council) return fill(t.councilNumber, { council })
  return councilInSearch(q)?.type ? t.councilNobody : undefined
}

const None = ({ found, place }: Pick<Props, 'found' | 'place'>) => {
  const { search } = found
  const t = useVoice().site.lists.search
  const what = useAbsent(found)
  const isNarrowed = chosenFilters(search).length > 0
  const council = useCouncilNote(search.q)
  if (what !== undefined) return <Absent what={what} place={place} />
  return (
    <>
      <p className="s-muted">{council ?? (isNarrowed ? t.noneNarrowed : t.noneHelp)}</p>
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
        {search.q !== '' && (
          <a className="s-more" href={`${place.helpLink}?${new URLSearchParams({ q: search.q })}`}>
            {t.noneInHelp}
          </a>
        )}
      </p>
    </>
  )
}

/** The only specialty that was asked for; undefined if filters narrow it too, and it may well be offered. */
const useOnly = ({ search, meant, specialties }: Found): string | undefined => {
  const { specialty } = useVoice()
  const words = `${folded(search.q).replaceAll(',', ' ')} `
  const called = specialties.filter(({ name }) =>
    [name, specialty(name).text].some((each) => words.startsWith(`${folded(each)} `)),
  )
  const [first, ...others] = meant.length > 0 ? meant : called
  return first && others.length === 0 && chosenFilters(search).length === 0
    ? specialty(first.name).text
    : undefined
}

/** Whether a search is a place and nothing else. */
const isAlone = (q: string, place: PlaceAsked): boolean =>
  place.kind === 'state'
    ? stateInSearch(q)?.rest === ''
    : folded(q)
        .replace(/^(em|no|na|in) /, '')
        .startsWith(folded(place.name))

interface ElsewhereProps extends Pick<Props, 'found' | 'place'> {
  readonly asked: PlaceAsked
}

/** Nobody attends in the requested place: says so, with those who attend elsewhere or by video. */
const Elsewhere = ({ asked, found, place }: ElsewhereProps) => {
  const { site, inCity, inState } = useVoice()
  const t = site.lists.search
  const { search } = found
  const what = useOnly(found)
  const where = asked.kind === 'city' ? inCity(asked.name) : inState(asked.uf)
  const nobody = isAlone(search.q, asked) ? t.nobodyIn : t.nobodyFor
  const said = what === undefined ? fill(nobody, { where }) : fill(t.nobodyOf, { what, where })
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

/** Nobody has all that was asked for beside who: says what is missing. */
const Lacking = ({ unmet, found }: { unmet: Unmet } & Pick<Props, 'found'>) => {
  const { site, list } = useVoice()
  const t = site.lists.search
  const what = useOnly(found)
  const { on_duty, online, in_person, language } = unmet
  const how = list([
    ...(on_duty ? [t.how.onDuty] : []),
    ...(online ? [t.how.online] : []),
    ...(in_person ? [t.how.inPerson] : []),
    ...(language ? [fill(t.how.language, { language: site.people.languages[language] })] : []),
  ])
  return (
    <p className="s-muted">{what === undefined ? fill(t.unmet, { how }) : fill(t.unmetOf, { what, how })}</p>
  )
}

/** Why the people shown do not exactly match the search. */
const Instead = ({ found, place }: Pick<Props, 'found' | 'place'>) => {
  const t = useVoice().site.lists.search
  const what = useAbsent(found)
  if (found.alike) return <p className="s-muted">{fill(t.alike, { q: found.search.q })}</p>
  if (found.nobodyIn !== null) return <Elsewhere asked={found.nobodyIn} found={found} place={place} />
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
  const isHere = search.city === '' && total !== 0 && !found.unmet?.in_person
  const near = isHere ? besideNearby(search.q) : undefined
  return (
    <>
      {emergency && <Emergency line={emergency} />}
      <div className="s-find-columns" data-view={search.view || undefined}>
        <Narrowing found={found} now={now} place={place} />
        <div className="s-find-results">
          <Chips found={found} now={now} place={place} />
          {asksForPlan(search.q) && <p>{site.lists.search.plans}</p>}
          {found.medicine && <p>{site.lists.search.medicine}</p>}
          {near !== undefined && <Nearby rest={near} found={found} place={place} />}
          {precise.length > 0 && <Precise found={found} place={place} />}
          {meant.length > 0 && <Meant found={found} place={place} />}
          <p className="s-facts" role="status">
            {total !== null && !isAlarmAlone && countOf(site, total)}
          </p>
          {total !== 0 && found.unmet && <Lacking unmet={found.unmet} found={found} />}
          {total !== 0 && <Instead found={found} place={place} />}
          {total === 0 && !isAlarmAlone && <None found={found} place={place} />}
          {total !== 0 && <div className="s-find-list">{children}</div>}
        </div>
        {total !== 0 && <Places found={found} place={place} />}
      </div>
    </>
  )
}
