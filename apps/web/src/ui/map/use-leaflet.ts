import {
  control,
  map as createMap,
  type LatLng,
  type Map as LeafletMap,
  latLngBounds,
  type Marker,
  tileLayer,
} from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { markSelected, placePins } from './pins.ts'
import type { MapPin, PlaceMapProps } from './place-map.tsx'

/** A street's width of precision: about ten centimetres. */
const DECIMALS = 6
const CLOSE = 15
const FARTHEST = 17
const EDGE = 48

const rounded = (value: number): number => Number(value.toFixed(DECIMALS))
const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The whole of Brazil, while there is nothing else to show. */
const brazil = latLngBounds([-33.8, -73.9], [5.3, -34.8])

/** Shows every pin, or a place's surroundings. */
export const showAll = (map: LeafletMap, pins: readonly MapPin[]): void => {
  const [first, ...rest] = pins
  if (first && rest.length === 0) map.setView([first.latitude, first.longitude], CLOSE)
  else if (first) {
    const bounds = latLngBounds(pins.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [EDGE, EDGE], maxZoom: CLOSE })
  } else map.fitBounds(brazil)
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
  control.scale({ imperial: false }).addTo(map)
  return map.fitBounds(brazil)
}

const useTiles = (map: LeafletMap | undefined, tiles: string | null | undefined): void => {
  useEffect(() => {
    if (!map || !tiles) return
    const layer = tileLayer(tiles, { maxZoom: FARTHEST }).addTo(map)
    return () => void layer.remove()
  }, [map, tiles])
}

type Options = Omit<PlaceMapProps, 'label'> & { readonly tiles: string | null | undefined }

/** A Leaflet map in an element of ours; React says what is on it. */
export const useLeaflet = ({ pins, selected, onSelect, onMove, tiles }: Options) => {
  const [ground, setGround] = useState<HTMLDivElement | null>(null)
  const [map, setMap] = useState<LeafletMap>()
  const placed = useRef(new Map<string, Marker>())
  const isMovable = onMove !== undefined
  const select = useEffectEvent((id: string) => onSelect?.(id))
  const move = useEffectEvent((id: string, { lat, lng }: LatLng) =>
    onMove?.(id, { latitude: rounded(lat), longitude: rounded(lng) }),
  )
  useEffect(() => {
    if (!ground) return
    const opened = openMap(ground)
    setMap(opened)
    const resized = new ResizeObserver(() => opened.invalidateSize())
    resized.observe(ground)
    const markers = placed.current
    return () => {
      resized.disconnect()
      opened.remove()
      markers.clear()
    }
  }, [ground])
  useTiles(map, tiles)
  const shown = pins.map(({ id }) => id).join()
  const fit = useEffectEvent(() => map && showAll(map, pins))
  useEffect(() => {
    if (map) placePins(map, placed.current, pins, { select, move }, isMovable)
  }, [map, pins, isMovable])
  useEffect(() => {
    if (map && shown !== undefined) fit()
  }, [map, shown])
  useEffect(() => {
    if (!map) return
    markSelected(placed.current, selected)
    const [only] = pins.length === 1 ? pins : []
    const followed = placed.current.get(selected ?? only?.id ?? '')
    if (followed && !map.getBounds().contains(followed.getLatLng())) map.panTo(followed.getLatLng())
  }, [map, pins, selected])
  return { setGround, map }
}
