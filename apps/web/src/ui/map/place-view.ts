import {
  control,
  map as createMap,
  type LatLng,
  type Map as LeafletMap,
  latLng,
  latLngBounds,
  type Marker,
  tileLayer,
} from 'leaflet'
import { addCountryGround, type Topology } from './country-ground.ts'
import { markSelected, placePins } from './pins.ts'
import type { MapPin } from './place-map.tsx'
import { groupPins, type Seen, type Spot } from './spots.ts'

/** Precision of about ten centimetres. */
const DECIMALS = 6
const CLOSE = 15
/** Closest zoom if only the states are drawn: a city within its state. */
const CLOSE_WITHOUT_STREETS = 7
const FARTHEST = 17
const EDGE = 48
/** The scale bar is never too short for its text. */
const SCALE_PX = 140

const rounded = (value: number): number => Number(value.toFixed(DECIMALS))
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** All of Brazil, while there is nothing else to show. */
const brazil = latLngBounds([-33.8, -73.9], [5.3, -34.8])

/** Shows every pin, or a place's surroundings. */
const fitPins = (map: LeafletMap, pins: readonly MapPin[], hasStreets: boolean): void => {
  const closest = hasStreets ? CLOSE : CLOSE_WITHOUT_STREETS
  const [first, ...rest] = pins
  if (first && rest.length === 0) map.setView([first.latitude, first.longitude], closest)
  else if (first) {
    const bounds = latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [EDGE, EDGE], maxZoom: closest })
  } else map.fitBounds(brazil)
}

const seenOf = (map: LeafletMap): Seen => {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

const openMap = (ground: HTMLElement): LeafletMap => {
  const isStill = prefersStill()
  const map = createMap(ground, {
    zoomControl: false,
    attributionControl: false,
    // The wheel scrolls the page; the map is zoomed by its buttons, two fingers or a double click.
    scrollWheelZoom: false,
    maxZoom: FARTHEST,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  control.scale({ imperial: false, maxWidth: SCALE_PX }).addTo(map)
  return map.fitBounds(brazil)
}

/** A press on a group: zooms until it splits, or selects its places one after the other if they share a house. */
const openGroup = (map: LeafletMap, { pins, opensAt = 0, ...at }: Spot, selected: string | undefined) => {
  if (opensAt > FARTHEST) return pins[(pins.indexOf(selected ?? '') + 1) % pins.length]
  map.setView([at.latitude, at.longitude], opensAt, { animate: !prefersStill() })
  return undefined
}

/** Follows the pin selected beside the map, or the only one's new position. */
const follow = (map: LeafletMap, pins: readonly MapPin[], selected: string | undefined): void => {
  const followed = pins.length === 1 ? pins[0] : pins.find(({ id }) => id === selected)
  if (!followed) return
  const at = latLng(followed.latitude, followed.longitude)
  if (!map.getBounds().contains(at)) map.panTo(at)
}

/** The content of the map. */
export interface Shown {
  readonly pins: readonly MapPin[]
  readonly selected?: string | undefined
}

export interface PlaceViewOptions {
  readonly isMovable: boolean
  readonly groupLabel: (count: number) => string
  readonly onSelect: (id: string) => void
  readonly onMove: (id: string, at: Pick<MapPin, 'latitude' | 'longitude'>) => void
}

/** A map in our own element; pins too close to each other are grouped. */
export const openPlaceView = (ground: HTMLElement, options: PlaceViewOptions) => {
  const { isMovable, groupLabel, onSelect, onMove } = options
  const map = openMap(ground)
  const placed = new Map<string, Marker>()
  let shown: Shown = { pins: [] }
  let find = groupPins([], groupLabel)
  let hasStreets = false
  const press = (spot: Spot) => {
    const chosen = spot.opensAt === undefined ? spot.id : openGroup(map, spot, shown.selected)
    if (chosen !== undefined) onSelect(chosen)
  }
  const move = (id: string, { lat, lng }: LatLng) =>
    onMove(id, { latitude: rounded(lat), longitude: rounded(lng) })
  const draw = () => {
    const spots = find(seenOf(map), map.getZoom())
    placePins(map, placed, spots, { press, move }, isMovable)
    markSelected(placed, spots, shown.selected)
  }
  map.on('moveend', draw)
  const resized = new ResizeObserver(() => map.invalidateSize())
  resized.observe(ground)
  // Moving a pin needs precision, with or without streets.
  const showAll = () => fitPins(map, shown.pins, hasStreets || isMovable)
  return {
    show: (next: Shown) => {
      if (next.pins !== shown.pins) find = groupPins(next.pins, groupLabel)
      shown = next
      draw()
      follow(map, next.pins, next.selected)
    },
    showAll,
    /** Street tiles. @returns removes them */
    addStreets: (url: string) => {
      hasStreets = true
      const layer = tileLayer(url, { maxZoom: FARTHEST }).addTo(map)
      return () => void layer.remove()
    },
    /** The states, if there are no streets. @returns removes them */
    addStates: (topology: Topology) => addCountryGround(map, topology),
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps, { animate: !prefersStill() }),
    close: () => {
      resized.disconnect()
      map.remove()
    },
  }
}
export type PlaceView = ReturnType<typeof openPlaceView>
