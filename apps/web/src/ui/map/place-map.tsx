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
  /** Numbered from 1 in this order, as in the list beside the map. Up to some hundreds. */
  readonly pins: readonly MapPin[]
  /** Accessible name of the map. */
  readonly label: string
  /** The highlighted pin, which is brought into view. */
  readonly selected?: string | undefined
  /** Clicked, or Enter or space on the focused pin. */
  readonly onSelect?: ((id: string) => void) | undefined
  /**
   * Makes pins draggable; the arrow keys move the focused one (with Shift further). Called with the new position, six
   * decimals: store it in `pins`. A pin moved out of view from outside (a CEP was found) is followed.
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
