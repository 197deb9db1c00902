import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../feedback/loading-lines.tsx'

/** One place; `label` is its accessible name. */
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
  /** A click, or Enter or space on the focused pin. */
  readonly onSelect?: ((id: string) => void) | undefined
  /**
   * Makes pins draggable; the arrow keys move the focused one (with Shift further). Called with the new position, six
   * decimals: store it in `pins`. A pin moved out of view from outside (a CEP was found) is followed.
   */
  readonly onMove?: ((id: string, at: Pick<MapPin, 'latitude' | 'longitude'>) => void) | undefined
}

const LeafletMap = lazyPart(() => import('./leaflet-map.tsx'), 'map')

/**
 * Places on a map, loaded when first shown. Street tiles come from the operator's host; without one the pins are on the
 * map of the states. Put the same places in a list beside it: the map must never be the only way to them.
 */
export const PlaceMap = (props: PlaceMapProps) => (
  <Suspense fallback={<LoadingLines shape="block" count={1} />}>
    <LeafletMap {...props} />
  </Suspense>
)
