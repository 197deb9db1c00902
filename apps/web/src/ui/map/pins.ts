import { divIcon, type LatLng, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import classes from './map.module.css'
import type { Spot } from './spots.ts'

/** Events of pins. */
export interface PinEvents {
  /** Clicked, or Enter or space on the focused one. */
  readonly press: (spot: Spot) => void
  readonly move: (id: string, at: LatLng) => void
}

/** Half a finger's target: the pin's point is on the place. */
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

/** Keyboard alternatives to the mouse. */
const onKey = (map: LeafletMap, pin: Marker, spot: Spot, events: PinEvents, isMovable: boolean) => {
  return (event: KeyboardEvent): void => {
    const arrow = isMovable ? arrows[event.key] : undefined
    const isPress = event.key === 'Enter' || event.key === ' '
    if (!arrow && !isPress) return
    event.preventDefault()
    event.stopPropagation()
    if (isPress) {
      events.press(spot)
      return
    }
    const [right = 0, down = 0] = arrow ?? []
    const far = event.shiftKey ? LEAP : STEP
    const from = map.latLngToContainerPoint(pin.getLatLng())
    const to = map.containerPointToLatLng([from.x + right * far, from.y + down * far])
    pin.setLatLng(to)
    events.move(spot.id, to)
  }
}

const addPin = (map: LeafletMap, spot: Spot, events: PinEvents, isMovable: boolean) => {
  const isGroup = spot.opensAt !== undefined
  const icon = divIcon({
    className: (isGroup ? classes.group : classes.pin) ?? '',
    html: picture(),
    iconSize: [SIDE, SIDE],
    iconAnchor: [SIDE / 2, isGroup ? SIDE / 2 : SIDE],
  })
  const pin = marker([spot.latitude, spot.longitude], { icon, draggable: isMovable, autoPan: true })
  pin.on('click', () => events.press(spot))
  pin.on('dragend', () => events.move(spot.id, pin.getLatLng()))
  pin.addTo(map)
  pin.getElement()?.addEventListener('keydown', onKey(map, pin, spot, events, isMovable))
  return pin
}

/** Updates the pins on a map; those that stay keep the focus. */
export const placePins = (
  map: LeafletMap,
  placed: Map<string, Marker>,
  spots: readonly Spot[],
  events: PinEvents,
  isMovable: boolean,
): void => {
  const ids = new Set(spots.map(({ id }) => id))
  for (const [id, pin] of placed) {
    if (ids.has(id)) continue
    if (pin.getElement() === document.activeElement) map.getContainer().focus()
    pin.remove()
    placed.delete(id)
  }
  for (const spot of spots) {
    const pin = placed.get(spot.id) ?? addPin(map, spot, events, isMovable)
    placed.set(spot.id, pin)
    pin.setLatLng([spot.latitude, spot.longitude])
    const element = pin.getElement()
    element?.setAttribute('aria-label', spot.label)
    element?.firstElementChild?.setAttribute('data-number', spot.mark)
  }
}

/** Highlights one pin, or the group that contains it. */
export const markSelected = (
  placed: ReadonlyMap<string, Marker>,
  spots: readonly Spot[],
  selected: string | undefined,
): void => {
  for (const { id, pins } of spots) {
    const isSelected = selected !== undefined && pins.includes(selected)
    const pin = placed.get(id)
    pin?.getElement()?.toggleAttribute('data-selected', isSelected)
    pin?.setZIndexOffset(isSelected ? 1000 : 0)
  }
}
