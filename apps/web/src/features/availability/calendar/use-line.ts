import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { practiceLineQuery } from '../availability.queries.ts'
import type { Offered } from './calendar-events.ts'
import { isVisible } from './calendar-filters.ts'

/** The waiting list: how many stand in it, and the times of the shown days that are offered to it now. */
export const useLine = (shown: Parameters<typeof isVisible>[0]) => {
  const { t } = useTranslation('availability')
  const { data } = useQuery(practiceLineQuery)
  const offers = (data?.offers ?? []).filter(isVisible(shown))
  const titleOf = ({ expires_at }: Offered) =>
    `${t('calendar.offered')} · ${t('calendar.offeredUntil', { hour: formatHour(expires_at, shown.zone) })}`
  return { waiting: data?.waiting ?? 0, offers, titleOf }
}
