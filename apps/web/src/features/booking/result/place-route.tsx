import type { SlotPlace } from '@emma/contracts/availability/slots'
import { Anchor } from '@mantine/core'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PlaceMap } from '../../../ui/map/place-map.tsx'
import { bookableQuery } from '../booking.queries.ts'
import classes from './booking-result.module.css'

interface Props {
  readonly place: SlotPlace
  readonly specialistId: string
}

/** Where it is on the map, and the way there; to the written address alone where the spot is not known. */
export const PlaceRoute = ({ place, specialistId }: Props) => {
  const { t } = useTranslation('booking')
  const { data, isPending } = useQuery(bookableQuery(specialistId))
  const spot = data?.places.find(({ id }) => id === place.id)
  const query = new URLSearchParams({ to: spot ? `${spot.latitude},${spot.longitude}` : place.address })
  return (
    <section className={classes.place} aria-label={place.name}>
      {isPending && <LoadingLines shape="block" count={1} />}
      {spot && (
        <PlaceMap label={t('result.map', { name: place.name })} pins={[{ ...spot, label: place.name }]} />
      )}
      <Anchor
        className={classes.route}
        href={`https://www.openstreetmap.org/directions?${query}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconMapPin size={20} stroke={1.75} aria-hidden />
        {t('result.route')}
      </Anchor>
    </section>
  )
}
