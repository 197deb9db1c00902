import type { SlotPlace } from '@emma/contracts/availability/slots'
import { Anchor } from '@mantine/core'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { mapTilesQuery } from '../../../ui/map/map.queries.ts'
import { PlaceMap } from '../../../ui/map/place-map.tsx'
import { bookableQuery } from '../booking.queries.ts'
import classes from './booking-result.module.css'

interface Props {
  readonly place: SlotPlace
  readonly specialistId: string
}

/**
 * The place on a street map, and directions: to the written address if the position is unknown. Without street tiles a
 * pin on a state's outline is useless, so only the directions are shown.
 */
export const PlaceRoute = ({ place, specialistId }: Props) => {
  const { t } = useTranslation('booking')
  const { data, isPending } = useQuery(bookableQuery(specialistId))
  const hasStreets = Boolean(useQuery(mapTilesQuery).data?.url)
  const spot = data?.places.find(({ id }) => id === place.id)
  const query = new URLSearchParams({ to: spot ? `${spot.latitude},${spot.longitude}` : place.address })
  return (
    <section className={classes.place} aria-label={place.name}>
      {isPending && hasStreets && <LoadingLines shape="block" count={1} />}
      {spot && hasStreets && (
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
