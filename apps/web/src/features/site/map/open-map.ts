import 'leaflet/dist/leaflet.css'
import './map.css'
import { fetchGround } from '../../../ui/map/ground.ts'
import mapClasses from '../../../ui/map/map.module.css'
import { openPlaceView, type PlaceView } from '../../../ui/map/place-view.ts'
import { type Say, sayingsOf } from './map-texts.ts'
import { readTiles } from './read-places.ts'

/** Adds streets from the configured host, or the states, with the attribution. */
const addGround = async (view: PlaceView, caption: HTMLElement, say: Say): Promise<void> => {
  const { url, attribution } = await readTiles()
  caption.textContent = url ? attribution : say('plain')
  if (url) view.addStreets(url)
  else view.addStates(await fetchGround())
  view.showAll()
}

const signs = {
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  all: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 12h.01',
} as const

const SVG = 'http://www.w3.org/2000/svg'

const drawSign = (lines: string): SVGElement => {
  const picture = document.createElementNS(SVG, 'svg')
  picture.setAttribute('class', 's-icon')
  picture.setAttribute('viewBox', '0 0 24 24')
  picture.setAttribute('width', '20')
  picture.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', lines)
  picture.append(path)
  return picture
}

const buildTools = (view: PlaceView, say: Say): HTMLElement => {
  const tools = document.createElement('div')
  tools.className = mapClasses.tools ?? ''
  const add = (name: keyof typeof signs, act: () => void): void => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 's-map-tool'
    button.append(drawSign(signs[name]))
    button.setAttribute('aria-label', say(name))
    button.addEventListener('click', act)
    tools.append(button)
  }
  add('zoomIn', () => view.zoomBy(1))
  add('zoomOut', () => view.zoomBy(-1))
  add('all', view.showAll)
  return tools
}

/**
 * A map in a section that has its texts (`mapTexts`).
 * @param onSelect called with the pressed place
 */
export const openMap = (section: HTMLElement, label: string, onSelect: (id: string) => void) => {
  const say = sayingsOf(section)
  const figure = document.createElement('figure')
  figure.className = mapClasses.map ?? ''
  const ground = document.createElement('div')
  ground.className = mapClasses.ground ?? ''
  ground.setAttribute('role', 'group')
  ground.setAttribute('aria-label', label)
  const caption = document.createElement('figcaption')
  caption.className = mapClasses.caption ?? ''
  section.prepend(figure)
  figure.append(ground)
  const view = openPlaceView(ground, {
    isMovable: false,
    groupLabel: (count) => say('group', { count }),
    onSelect,
    onMove: () => undefined,
  })
  figure.append(buildTools(view, say), caption)
  // Without its ground a map still shows the places' relative positions.
  void addGround(view, caption, say).catch(() => undefined)
  return {
    view,
    close: (): void => {
      view.close()
      figure.remove()
    },
  }
}
