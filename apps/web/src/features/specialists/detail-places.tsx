import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useTranslation } from 'react-i18next'
import classes from './specialist-detail.module.css'
import type { Detail } from './specialists.queries.ts'

/** Online, and the addresses. */
export const DetailPlaces = ({ detail: { use_online, places } }: { detail: Detail }) => {
  const { t } = useTranslation('specialists')
  return (
    <ul className={classes.places}>
      {use_online && (
        <li>
          <IconVideo size={20} stroke={1.75} aria-hidden />
          <span>{t('detail.online')}</span>
        </li>
      )}
      {places.map((place) => (
        <li key={place.id}>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <span>
            <strong>{place.name}</strong>
            <small>
              {place.street}, {place.number}, {place.district}, {place.city}, {place.uf}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
