import {
  divIcon,
  geoJSON,
  type Layer,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
} from 'leaflet'
import { feature } from 'topojson-client'
import { capitals } from './capitals.ts'
import classes from './map.module.css'

/** Named shapes of a map. */
export type Topology = Parameters<typeof feature>[0]

/** From this zoom on the states' abbreviations fit. */
const LETTERS_FROM = 4
/** From this zoom on the capitals' names fit. */
const NAMES_FROM = 6

const BELOW_PINS = -10_000

const shapes = (topology: Topology, what: string, className = ''): Layer[] => {
  const object = topology.objects[what]
  return object ? [geoJSON(feature(topology, object), { interactive: false, style: { className } })] : []
}

/** Words on the map: not clickable, and hidden from screen readers, which have the list beside it. */
const word = (text: string, [latitude, longitude]: readonly [number, number], className = ''): Layer => {
  const label = document.createElement('span')
  label.textContent = text
  label.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ className, html: label, iconSize: [0, 0] })
  return marker([latitude, longitude], {
    icon,
    interactive: false,
    keyboard: false,
    zIndexOffset: BELOW_PINS,
  })
}

interface State {
  readonly id?: string | number
  readonly properties?: { readonly ct?: readonly [longitude: number, latitude: number] }
}

const lettersOf = (topology: Topology): Layer[] => {
  const states = topology.objects.subunits
  if (states?.type !== 'GeometryCollection') return []
  return (states.geometries as readonly State[]).flatMap(({ id, properties }) => {
    const [longitude, latitude] = properties?.ct ?? []
    if (longitude === undefined || latitude === undefined) return []
    return [word(String(id), [latitude, longitude], classes.letters)]
  })
}

/** Neighbours, states with their borders, lakes, and the words that fit the zoom. */
const layersOf = (topology: Topology, map: LeafletMap): LayerGroup => {
  const letters = layerGroup(lettersOf(topology))
  const names = layerGroup(
    capitals.map(([name, latitude, longitude]) => word(name, [latitude, longitude], classes.capital)),
  )
  const ground = layerGroup([
    ...shapes(topology, 'countries', classes.neighbour),
    ...shapes(topology, 'subunits', classes.state),
    ...shapes(topology, 'lakes', classes.water),
  ])
  const choose = () => {
    const zoom = map.getZoom()
    ground.removeLayer(names).removeLayer(letters)
    if (zoom >= NAMES_FROM) ground.addLayer(names)
    else if (zoom >= LETTERS_FROM) ground.addLayer(letters)
  }
  ground.on('add', () => map.on('zoomend', choose))
  ground.on('remove', () => map.off('zoomend', choose))
  choose()
  return ground
}

/**
 * Draws Brazil's states below the pins, for maps without street tiles.
 * @returns removes them
 */
export const addCountryGround = (map: LeafletMap, topology: Topology): (() => void) => {
  const ground = layersOf(topology, map).addTo(map)
  return () => void ground.remove()
}
