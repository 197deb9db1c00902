import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { patientName, sentProposalsQuery, useReserved } from '../../booking/index.ts'
import { practiceLineQuery } from '../availability.queries.ts'
import type { Offered } from './calendar-events.ts'
import { isVisible } from './calendar-filters.ts'

/** The reserved dates of the shown days and places. */
export const useReservedIn = (shown: Parameters<typeof isVisible>[0]) => {
  const query = useReserved()
  return { reserved: (query.data ?? []).filter(isVisible(shown)), parts: { reserved: query } }
}

/**
 * The waiting list: how many stand in it, and the times of the shown days that are offered to it now, or proposed to a
 * patient for another of their appointments.
 */
export const useLine = (shown: Parameters<typeof isVisible>[0]) => {
  const { t } = useTranslation('availability')
  const [line, proposals] = [useQuery(practiceLineQuery), useQuery(sentProposalsQuery)]
  const all: readonly Offered[] = [...(line.data?.offers ?? []), ...(proposals.data ?? [])]
  const offers = all.filter(isVisible(shown))
  const titleOf = (offer: Offered) => {
    const { expires_at } = offer
    const hour = formatHour(expires_at, shown.zone)
    if (!('customer' in offer)) return `${t('calendar.offered')} · ${t('calendar.offeredUntil', { hour })}`
    const until = `${formatShortDay(expires_at, shown.zone)}, ${hour}`
    return `${t('calendar.proposed', { name: patientName(offer) })} · ${t('calendar.proposedUntil', { until })}`
  }
  return { waiting: line.data?.waiting ?? 0, offers, titleOf, parts: { line, proposals } }
}
