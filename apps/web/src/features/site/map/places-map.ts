import { sayingsOf } from './map-texts.ts'
import { openMap } from './open-map.ts'

const numberIn = (text: string | undefined): number => Number(text ?? Number.NaN)

/** The map of the places listed on a page, each with its position (`data-latitude`, `data-longitude`). */
export const openPlacesMap = (section: HTMLElement): void => {
  const items = [...document.querySelectorAll<HTMLElement>('[data-latitude]')]
  const pins = items.map(({ id, dataset }) => ({
    id,
    label: dataset.name ?? '',
    latitude: numberIn(dataset.latitude),
    longitude: numberIn(dataset.longitude),
  }))
  const map = openMap(section, sayingsOf(section)('label'), (id) => {
    map.view.show({ pins, selected: id })
    for (const item of items) item.toggleAttribute('data-selected', item.id === id)
  })
  map.view.show({ pins })
  map.view.showAll()
}
