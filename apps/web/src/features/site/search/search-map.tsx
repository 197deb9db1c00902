import { mapTexts } from '../map/map-texts.ts'
import { useVoice } from '../voice/voice.ts'
import type { Found } from './choices.ts'
import type { SearchPlace } from './search-place.ts'

interface Props {
  readonly found: Found
  readonly place: SearchPlace
}

/** The places of the list's people: filled by a script (`map/search-map.ts`) that nothing else needs. */
export const SearchMap = ({ found: { search }, place }: Props) => {
  const { map: t } = useVoice().site.lists.search
  return (
    <section
      className="s-map"
      aria-label={t.places}
      data-map={search.view}
      data-query={place.mapQuery}
      data-person={place.personLink}
      {...mapTexts(t)}
    >
      <p className="s-muted" role="status" />
      <ol className="s-map-places" />
    </section>
  )
}

/** List or map, if there is no room for both. */
export const MapToggle = ({ found: { search }, place }: Props) => {
  const { map: t } = useVoice().site.lists.search
  const isMap = search.view === 'mapa'
  return (
    <a
      className="s-chip s-map-toggle"
      href={place.linkTo({ ...search, view: isMap ? '' : 'mapa' })}
      rel="nofollow"
      data-search=""
    >
      {isMap ? t.close : t.open}
    </a>
  )
}
