import { type SiteSearch, searchPrices } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import { todayOf } from '../voice/days.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { CENTAVOS, capital, type Found } from './choices.ts'
import type { SearchPlace } from './search-place.ts'

/** Reais: in the middle of the prices to choose from. */
const [, , USUAL_PRICE] = searchPrices

interface Quick {
  readonly text: string
  readonly adds: Partial<SiteSearch>
}

/** What most people narrow a search by, unless it is chosen or would leave nobody. */
const quickOf = ({ site, price }: Voice, { search, counts }: Found, now: string): readonly Quick[] => {
  const t = site.lists.search
  const most = USUAL_PRICE * CENTAVOS
  const affordable = counts?.prices.find((each) => each.most === most)?.count
  return [
    ...(search.day === '' ? [{ text: capital(site.people.today), adds: { day: todayOf(now) } }] : []),
    ...(search.mode === '' && counts?.online !== 0
      ? [{ text: site.home.search.video, adds: { mode: 'video' as const } }]
      : []),
    ...(search.price === null && affordable !== 0
      ? [{ text: fill(t.upTo, { price: price(most) }), adds: { price: USUAL_PRICE } }]
      : []),
  ]
}

interface Props {
  readonly found: Found
  readonly now: string
  readonly place: SearchPlace
}

/** Filters chosen with one press where the others are in a sheet. */
export const QuickFilters = ({ found, now, place }: Props) => {
  const voice = useVoice()
  return (
    <ul className="s-chips s-quick" aria-label={voice.site.lists.search.quick}>
      {quickOf(voice, found, now).map(({ text, adds }) => (
        <li key={text}>
          <a
            className="s-chip"
            href={place.linkTo({ ...found.search, ...adds, page: 1 })}
            rel="nofollow"
            data-search=""
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
