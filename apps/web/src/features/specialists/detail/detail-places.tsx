import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import { PlaceMap } from '../../../ui/map/place-map.tsx'
import type { Detail } from '../specialists.queries.ts'
import classes from './specialist-detail.module.css'

/** The addresses, numbered as on the map above them. */
const Addresses = ({ detail: { name, places } }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  const [selected, select] = useState<string>()
  // Every place of a specialist has an id, except online.
  const known = places.flatMap((place) => (place.id === null ? [] : [{ ...place, id: place.id }]))
  return (
    <>
      <PlaceMap
        label={t('detail.map', { name })}
        pins={known.map((place) => ({ ...place, label: place.name }))}
        selected={selected}
        onSelect={select}
      />
      <ol className={classes.places}>
        {known.map((place) => (
          <li key={place.id} data-selected={place.id === selected || undefined}>
            <strong>{place.name}</strong>
            <small>
              {place.street}, {place.number}, {place.district}, {place.city}, {place.uf}
            </small>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Online, and the addresses. */
export const DetailPlaces = ({ detail }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  const { use_online: isOnline, places } = detail
  return (
    <>
      {isOnline && (
        <p className={classes.online}>
          <IconVideo size={20} stroke={1.75} aria-hidden />
          {t('detail.online')}
        </p>
      )}
      {places.length > 0 && <Addresses detail={detail} />}
      {!isOnline && places.length === 0 && <p className={layout.quiet}>{t('detail.noPlaces')}</p>}
    </>
  )
}
