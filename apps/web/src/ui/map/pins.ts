import { divIcon, type LatLng, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import classes from './map.module.css'
import type { MapPin } from './place-map.tsx'

/** What happens to pins. */
export interface PinEvents {
  readonly select: (id: string) => void
  readonly move: (id: string, at: LatLng) => void
}

/** Half the target of a finger: the point of the pin stands on the place. */
const SIDE = 44
const STEP = 4
const LEAP = 40
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const picture = (): HTMLElement => {
  const drop = document.createElement('span')
  drop.className = classes.drop ?? ''
  return drop
}

/** The keys that a mouse has other ways for. */
const onKey = (map: LeafletMap, pin: Marker, id: string, events: PinEvents, isMovable: boolean) => {
  return (event: KeyboardEvent): void => {
    const arrow = isMovable ? arrows[event.key] : undefined
    const isPress = event.key === 'Enter' || event.key === ' '
    if (!arrow && !isPress) return
    event.preventDefault()
    event.stopPropagation()
    if (isPress) {
      events.select(id)
      return
    }
    const [right = 0, down = 0] = arrow ?? []
    const far = event.shiftKey ? LEAP : STEP
    const from = map.latLngToContainerPoint(pin.getLatLng())
    const to = map.containerPointToLatLng([from.x + right * far, from.y + down * far])
    pin.setLatLng(to)
    events.move(id, to)
  }
}

const addPin = (
  map: LeafletMap,
  { id, latitude, longitude }: MapPin,
  events: PinEvents,
  isMovable: boolean,
) => {
  const icon = divIcon({
    className: classes.pin ?? '',
    html: picture(),
    iconSize: [SIDE, SIDE],
    iconAnchor: [SIDE / 2, SIDE],
  })
  const pin = marker([latitude, longitude], { icon, draggable: isMovable, autoPan: true })
  pin.on('click', () => events.select(id))
  pin.on('dragend', () => events.move(id, pin.getLatLng()))
  pin.addTo(map)
  pin.getElement()?.addEventListener('keydown', onKey(map, pin, id, events, isMovable))
  return pin
}

/** Brings the pins of a map to what they should be; those that stay keep the focus. */
export const placePins = (
  map: LeafletMap,
  placed: Map<string, Marker>,
  pins: readonly MapPin[],
  events: PinEvents,
  isMovable: boolean,
): void => {
  const ids = new Set(pins.map(({ id }) => id))
  for (const [id, pin] of placed) {
    if (ids.has(id)) continue
    pin.remove()
    placed.delete(id)
  }
  for (const [at, each] of pins.entries()) {
    const pin = placed.get(each.id) ?? addPin(map, each, events, isMovable)
    placed.set(each.id, pin)
    pin.setLatLng([each.latitude, each.longitude])
    const element = pin.getElement()
    element?.setAttribute('aria-label', each.label)
    element?.firstElementChild?.setAttribute('data-number', pins.length > 1 ? String(at + 1) : '')
  }
}

/** Makes one pin stand out. */
export const markSelected = (placed: ReadonlyMap<string, Marker>, selected: string | undefined): void => {
  for (const [id, pin] of placed) {
    const isSelected = id === selected
    pin.getElement()?.toggleAttribute('data-selected', isSelected)
    pin.setZIndexOffset(isSelected ? 1000 : 0)
  }
}
