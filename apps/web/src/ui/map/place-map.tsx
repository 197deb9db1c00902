import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../feedback/loading-lines.tsx'

/** One place; `label` is what it is called where it can't be seen. */
export interface MapPin {
  readonly id: string
  readonly label: string
  readonly latitude: number
  readonly longitude: number
}

export interface PlaceMapProps {
  /** Numbered from 1 in this order, as in the list that stands beside the map. Up to some hundreds. */
  readonly pins: readonly MapPin[]
  /** What the map is of, for who can't see it. */
  readonly label: string
  /** The pin that stands out and is brought into view. */
  readonly selected?: string | undefined
  /** Clicked, or Enter or space on the focused pin. */
  readonly onSelect?: ((id: string) => void) | undefined
  /**
   * Makes pins draggable; the arrow keys move the focused one (with Shift further). Told where it was put, six decimals:
   * keep it in `pins`. A pin that is moved out of sight from outside (a CEP was found) is followed.
   */
  readonly onMove?: ((id: string, at: Pick<MapPin, 'latitude' | 'longitude'>) => void) | undefined
}

const LeafletMap = lazyPart(() => import('./leaflet-map.tsx'), 'map')

/**
 * Places on a map, fetched when it is first shown. Pictures of streets come from the host that the operator chose; without
 * one the pins stand on the map of the states. Put the same places in a list beside it: the map adds where they
 * are, it is never the only way to them.
 */
export const PlaceMap = (props: PlaceMapProps) => (
  <Suspense fallback={<LoadingLines shape="block" count={1} />}>
    <LeafletMap {...props} />
  </Suspense>
)
