import Supercluster from 'supercluster'
import type { MapPin } from './place-map.tsx'

/** Something drawn at one point: a pin, or a group of pins too close to be told apart. */
export interface Spot {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
  readonly label: string
  /** The pin's number in the list, or the number of places. */
  readonly mark: string
  readonly pins: readonly string[]
  /** The zoom at which a group splits; not for pins. */
  readonly opensAt?: number
}

/** The visible bounds: west, south, east, north. */
export type Seen = [number, number, number, number]

/** A finger's width: closer pins would overlap. */
const TOO_CLOSE = 48
/** Closer than any of our maps: places in one house stay one group. */
const DEEPEST = 20

interface Numbered {
  readonly pin: MapPin
  readonly mark: string
}

/** Groups pins into spots; `groupLabel` gives screen readers the size of a group. */
export const groupPins = (pins: readonly MapPin[], groupLabel: (count: number) => string) => {
  const index = new Supercluster<Numbered, Numbered>({ radius: TOO_CLOSE, extent: 256, maxZoom: DEEPEST })
  index.load(
    pins.map((pin, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] },
      properties: { pin, mark: pins.length > 1 ? String(at + 1) : '' },
    })),
  )
  return (seen: Seen, zoom: number): Spot[] =>
    index.getClusters(seen, Math.round(zoom)).map(({ properties, geometry }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if (!('cluster' in properties))
        return { ...properties.pin, mark: properties.mark, pins: [properties.pin.id] }
      const { cluster_id: group, point_count: count } = properties
      const held = index.getLeaves(group, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.pin.id)
      return {
        id: `group ${held.join()}`,
        latitude,
        longitude,
        label: groupLabel(count),
        mark: String(count),
        pins: held,
        opensAt: index.getClusterExpansionZoom(group),
      }
    })
}
