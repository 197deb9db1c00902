import 'leaflet/dist/leaflet.css'
import { ActionIcon } from '@mantine/core'
import IconFocusCentered from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import classes from './map.module.css'
import { mapTilesQuery } from './map.queries.ts'
import type { PlaceMapProps } from './place-map.tsx'
import { useLeaflet } from './use-leaflet.ts'

/** The map itself; use it through `PlaceMap`. */
export default function LeafletMap({ pins, label, selected, onSelect, onMove }: PlaceMapProps) {
  const { t } = useTranslation('map')
  const tiles = useQuery(mapTilesQuery)
  const named = onMove ? pins.map((pin) => ({ ...pin, label: t('move', { label: pin.label }) })) : pins
  const { setGround, view } = useLeaflet({
    pins: named,
    selected,
    onSelect,
    onMove,
    groupLabel: (count) => t('group', { count }),
    tiles: tiles.data?.url,
  })
  return (
    <figure className={classes.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet makes the element its own */}
      <div ref={setGround} className={classes.ground} role="group" aria-label={label} />
      <div className={classes.tools}>
        <ActionIcon variant="default" aria-label={t('zoomIn')} onClick={() => view?.zoomBy(1)}>
          <IconPlus size={20} stroke={1.75} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('zoomOut')} onClick={() => view?.zoomBy(-1)}>
          <IconMinus size={20} stroke={1.75} />
        </ActionIcon>
        {pins.length > 1 && (
          <ActionIcon variant="default" aria-label={t('all')} onClick={() => view?.showAll()}>
            <IconFocusCentered size={20} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <figcaption className={classes.caption}>
        {tiles.data?.url ? tiles.data.attribution : tiles.data && t('plain')}
      </figcaption>
    </figure>
  )
}
