import { chosenFilters } from '@emma/contracts/site/search'
import type { PlaceAsked, Unmet } from '@emma/contracts/specialists'
import { councilAlone, councilInSearch, stateInSearch } from '@emma/domain/specialists'
import { folded } from '@emma/domain/text'
import { fill } from '@emma/phrases/fill'
import { useVoice } from '../voice/voice.ts'
import type { Found } from './choices.ts'
import { cleared, type SearchPlace, without } from './search-place.ts'

interface Part {
  readonly found: Found
  readonly place: SearchPlace
}

/** A specialty of the catalogue that was searched for but that nobody offers. */
const useAbsent = ({ absent: [first] }: Found): string | undefined => {
  const { specialty } = useVoice()
  return first && specialty(first.name).text
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

/** Why a search for a registration finds nobody; undefined if it is none. */
const useCouncilNote = (q: string): string | undefined => {
  const t = useVoice().site.lists.search
  const council = councilAlone(q)
  if (council) return fill(t.councilNumber, { council })
  return councilInSearch(q)?.type ? t.councilNobody : undefined
}

/** Nobody was found: why, and where to go from here. */
export const None = ({ found, place }: Part) => {
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

interface ElsewhereProps extends Part {
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

interface LackingProps extends Pick<Part, 'found'> {
  readonly unmet: Unmet
  readonly now: string
}

/** Nobody has all that was asked for beside who: says what is missing. */
export const Lacking = ({ unmet, found, now }: LackingProps) => {
  const { site, list, during, price } = useVoice()
  const t = site.lists.search
  const what = useOnly(found)
  const { on_duty, online, in_person, language, max_price, when } = unmet
  const how = list([
    ...(on_duty ? [t.how.onDuty] : []),
    ...(online ? [t.how.online] : []),
    ...(in_person ? [t.how.inPerson] : []),
    ...(when ? [during(when, now)] : []),
    ...(max_price === null ? [] : [fill(t.how.price, { price: price(max_price) })]),
    ...(language ? [fill(t.how.language, { language: site.people.languages[language] })] : []),
  ])
  return (
    <p className="s-muted">{what === undefined ? fill(t.unmet, { how }) : fill(t.unmetOf, { what, how })}</p>
  )
}

/** Why the people shown do not exactly match the search. */
export const Instead = ({ found, place }: Part) => {
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
