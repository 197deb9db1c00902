import { fill } from '@emma/phrases/fill'
import { type Say, sayingsOf } from './map-texts.ts'
import { openMap } from './open-map.ts'
import { readPlaces, type SearchedPlace } from './read-places.ts'

const textIn = (tag: string, text: string, className = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.textContent = text
  element.className = className
  return element
}

const routeTo = ({ latitude, longitude }: SearchedPlace): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

const linkTo = (text: string, href: string, className: string): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.textContent = text
  link.href = href
  link.className = className
  return link
}

/** A place of the list: its number on the map, the people there, the address, and the route. */
const buildPlace = (
  place: SearchedPlace,
  section: HTMLElement,
  say: Say,
  select: () => void,
): HTMLElement => {
  const { name, address, specialist } = place
  const item = document.createElement('li')
  item.dataset.place = place.id
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', say('show', { place: name, name: specialist.name }))
  button.addEventListener('click', select)
  const person = linkTo(
    specialist.name,
    fill(section.dataset.person ?? '', { id: specialist.id, slug: specialist.slug }),
    's-map-person',
  )
  person.dataset.search = ''
  const route = linkTo(say('route'), routeTo(place), 's-map-route')
  route.target = '_blank'
  route.rel = 'noopener noreferrer nofollow'
  const words = document.createElement('span')
  words.append(person, textIn('span', name), textIn('small', address), route)
  item.append(button, words)
  return item
}

const countOf = (say: Say, count: number): string => {
  if (count === 0) return say('none')
  return count === 1 ? say('one') : say('many', { count })
}

/** A search's map and the list of the same places below it, in a section drawn by the search. */
export const openSearchMap = (section: HTMLElement) => {
  const say = sayingsOf(section)
  const status = section.querySelector('p')
  const list = section.querySelector('ol')
  let places: readonly SearchedPlace[] = []
  let asked = 0
  section.toggleAttribute('data-drawn', true)
  const map = openMap(section, say('label'), (id) => select(id))
  const pinsOf = () =>
    places.map(({ id, name, latitude, longitude, specialist }) => {
      return { id, latitude, longitude, label: say('pin', { place: name, name: specialist.name }) }
    })
  let pins = pinsOf()
  const select = (id: string): void => {
    map.view.show({ pins, selected: id })
    for (const item of list?.querySelectorAll('li') ?? []) {
      const isSelected = item.dataset.place === id
      item.toggleAttribute('data-selected', isSelected)
      item.querySelector('button')?.setAttribute('aria-pressed', String(isSelected))
      // Scrolls only the list: the page stays in place.
      if (isSelected && list) list.scrollTop = item.offsetTop - list.offsetTop
    }
  }
  const draw = (): void => {
    pins = pinsOf()
    map.view.show({ pins })
    map.view.showAll()
    list?.replaceChildren(...places.map((place) => buildPlace(place, section, say, () => select(place.id))))
    if (status) status.textContent = countOf(say, places.length)
  }
  return {
    /** @param query of `specialists/map` */
    show: async (query: string): Promise<void> => {
      asked += 1
      const nth = asked
      try {
        const found = await readPlaces(query)
        if (nth !== asked) return
        places = found
        draw()
      } catch {
        if (status) status.textContent = say('failed')
      }
    },
    close: (): void => {
      asked += 1
      section.removeAttribute('data-drawn')
      map.close()
      list?.replaceChildren()
    },
  }
}
