import { useQuery } from '@tanstack/react-query'
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
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addCountryGround } from './country-ground.ts'
import { groundQuery } from './map.queries.ts'
import { markSelected, placePins } from './pins.ts'
import type { MapPin, PlaceMapProps } from './place-map.tsx'
import { groupPins, type Seen, type Spot } from './spots.ts'

/** A street's width of precision: about ten centimetres. */
const DECIMALS = 6
const CLOSE = 15
/** Where nothing but the states is drawn: a city in its state. */
const CLOSE_WITHOUT_STREETS = 7
const FARTHEST = 17
const EDGE = 48
/** The scale's line is never too short for its words. */
const SCALE_PX = 140

const rounded = (value: number): number => Number(value.toFixed(DECIMALS))
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The whole of Brazil, while there is nothing else to show. */
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
    // The page scrolls; the map is zoomed by its buttons, two fingers or a double click.
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

/** Pictures of streets where there is a host for them, else the states once they are here. */
const useGround = (map: LeafletMap | undefined, tiles: string | null | undefined): void => {
  const { data: topology } = useQuery({ ...groundQuery, enabled: tiles === null })
  useEffect(() => {
    if (map && tiles === null && topology) return addCountryGround(map, topology)
    if (!map || !tiles) return
    const layer = tileLayer(tiles, { maxZoom: FARTHEST }).addTo(map)
    return () => void layer.remove()
  }, [map, tiles, topology])
}

interface SpotOptions extends Pick<PlaceMapProps, 'pins' | 'selected' | 'onSelect' | 'onMove'> {
  readonly groupLabel: (count: number) => string
}

/** What a press on a group does: it falls apart, or tells of its places one after the other where they share a house. */
const openGroup = (map: LeafletMap, { pins, opensAt = 0, ...at }: Spot, selected: string | undefined) => {
  if (opensAt > FARTHEST) return pins[(pins.indexOf(selected ?? '') + 1) % pins.length]
  map.setView([at.latitude, at.longitude], opensAt, { animate: !prefersStill() })
  return undefined
}

/** Draws the pins, in groups where they would lie on each other, again whenever the map moves. */
const useSpots = (map: LeafletMap | undefined, { pins, selected, ...on }: SpotOptions): void => {
  const placed = useRef(new Map<string, Marker>())
  const isMovable = on.onMove !== undefined
  const press = useEffectEvent((spot: Spot) => {
    const chosen = spot.opensAt === undefined ? spot.id : map && openGroup(map, spot, selected)
    if (chosen !== undefined) on.onSelect?.(chosen)
  })
  const move = useEffectEvent((id: string, { lat, lng }: LatLng) =>
    on.onMove?.(id, { latitude: rounded(lat), longitude: rounded(lng) }),
  )
  const groupLabel = useEffectEvent(on.groupLabel)
  useEffect(() => {
    const ofThisMap = placed.current
    return () => {
      if (map) ofThisMap.clear()
    }
  }, [map])
  useEffect(() => {
    if (!map) return
    const find = groupPins(pins, (count) => groupLabel(count))
    const draw = () => {
      const spots = find(seenOf(map), map.getZoom())
      placePins(map, placed.current, spots, { press, move }, isMovable)
      markSelected(placed.current, spots, selected)
    }
    draw()
    map.on('moveend', draw)
    return () => void map.off('moveend', draw)
  }, [map, pins, selected, isMovable])
}

/** Brings into view which pin was chosen beside the map, or where the only one was put. */
const useFollowing = (
  map: LeafletMap | undefined,
  pins: readonly MapPin[],
  selected: string | undefined,
): void => {
  useEffect(() => {
    const followed = pins.length === 1 ? pins[0] : pins.find(({ id }) => id === selected)
    if (!map || !followed) return
    const at = latLng(followed.latitude, followed.longitude)
    if (!map.getBounds().contains(at)) map.panTo(at)
  }, [map, pins, selected])
}

type Options = Omit<PlaceMapProps, 'label'> &
  Pick<SpotOptions, 'groupLabel'> & { readonly tiles: string | null | undefined }

/** A Leaflet map in an element of ours; React says what is on it. */
export const useLeaflet = ({ tiles, ...spots }: Options) => {
  const { pins, selected, onMove } = spots
  const [ground, setGround] = useState<HTMLDivElement | null>(null)
  const [map, setMap] = useState<LeafletMap>()
  useEffect(() => {
    if (!ground) return
    const opened = openMap(ground)
    setMap(opened)
    const resized = new ResizeObserver(() => opened.invalidateSize())
    resized.observe(ground)
    return () => {
      resized.disconnect()
      opened.remove()
    }
  }, [ground])
  useGround(map, tiles)
  const shown = pins.map(({ id }) => id).join()
  // Who moves a pin needs the precision, streets or not.
  const showAll = () => map && fitPins(map, pins, tiles !== null || onMove !== undefined)
  const fit = useEffectEvent(showAll)
  useEffect(() => {
    if (map && shown !== undefined && tiles !== undefined) fit()
  }, [map, shown, tiles])
  useSpots(map, spots)
  useFollowing(map, pins, selected)
  return { setGround, map, showAll }
}
