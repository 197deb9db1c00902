/** Width at which the map of a search is beside its list; below it is opened on request. */
const BESIDE = '(min-width: 1280px)'

const afterLoad = (act: () => void): void => {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}

const openMapOfSearch = (section: HTMLElement): void => {
  const room = matchMedia(BESIDE)
  const open = async (): Promise<void> => {
    if (!room.matches && section.dataset.map !== 'mapa') return
    room.removeEventListener('change', open)
    const { openSearchMap } = await import('../map/search-map.ts')
    await openSearchMap(section).show(section.dataset.query ?? '')
  }
  room.addEventListener('change', open)
  afterLoad(() => void open().catch(() => undefined))
}

const openMapOfPlaces = (section: HTMLElement): void => {
  const watcher = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    watcher.disconnect()
    void import('../map/places-map.ts')
      .then(({ openPlacesMap }) => openPlacesMap(section))
      .catch(() => undefined)
  })
  watcher.observe(section)
}

/** Maps load when they come near the viewport: they are the least urgent part. */
export const openMaps = (): void => {
  const search = document.querySelector<HTMLElement>('[data-map]')
  if (search) openMapOfSearch(search)
  const places = document.querySelector<HTMLElement>('[data-places-map]')
  if (places) openMapOfPlaces(places)
}
