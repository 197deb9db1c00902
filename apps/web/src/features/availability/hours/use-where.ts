import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { careLocationsQuery } from '../../places/index.ts'

/** Online, or the place's name. */
export const useWhere = (): ((placeId: string | null) => string) => {
  const { t } = useTranslation('availability')
  const locations = useQuery(careLocationsQuery(useUser()?.specialistId ?? ''))
  return (placeId) =>
    placeId === null
      ? t('calendar.online')
      : (locations.data?.find(({ id }) => id === placeId)?.name ?? t('calendar.place'))
}
