import { chosenFilters } from '@emma/contracts/site/search'
import type { TimeAsked } from '@emma/contracts/specialists'
import { asksForPlan, besideNearby } from '@emma/domain/specialists'
import { fill } from '@emma/phrases/fill'
import type { ReactNode } from 'react'
import { Prepared } from '../prepared/prepared.tsx'
import { todayOf } from '../voice/days.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Chips } from './chips.tsx'
import type { Found } from './choices.ts'
import { Filters } from './filters.tsx'
import { SearchMap } from './search-map.tsx'
import type { SearchPlace } from './search-place.ts'
import { Meant, Nearby, Precise } from './suggested.tsx'
import { Instead, Lacking, None } from './unmet.tsx'

interface Props {
  readonly found: Found
  readonly now: string
  readonly place: SearchPlace
  /** The people of this page, and the link to the next. */
  readonly children: ReactNode
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

const countOf = ({ lists: { search: t } }: Voice['site'], total: number): string => {
  if (total === 0) return t.none
  return total === 1 ? t.one : fill(t.many, { count: total })
}

/** The time in the words, as it was understood. */
const whenOf = ({ site: { lists }, during }: Voice, when: TimeAsked, now: string): string =>
  fill(when.date === null ? lists.search.hours : lists.search.free, { when: during(when, now) })

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
  const voice = useVoice()
  const { site } = voice
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
            {Boolean(total) && place.clock && <span className="s-muted"> · {place.clock}</span>}
          </p>
          {total !== 0 && found.unmet && <Lacking unmet={found.unmet} found={found} now={now} />}
          {total !== 0 && found.when && <p className="s-muted">{whenOf(voice, found.when, now)}</p>}
          {total !== 0 && <Instead found={found} place={place} />}
          {total === 0 && !isAlarmAlone && <None found={found} place={place} />}
          {total !== 0 && <div className="s-find-list">{children}</div>}
        </div>
        {total !== 0 && <Places found={found} place={place} />}
      </div>
    </>
  )
}
