import { DAY } from '@emma/domain/interval'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour, formatShortDay, isOtherClock, zonePhrase } from '../../lib/i18n/format.ts'
import { deviceZone, ownZone } from '../../lib/i18n/person-zone.ts'
import { serverNow } from '../../lib/time/now.ts'

interface Span {
  readonly starts_at: string
  readonly ends_at: string
  /** The other participant's zone. */
  readonly timezone: string
}

/** `Hoje`, `Amanhã`, or undefined for another day. */
const useNearDay = () => {
  const { t } = useTranslation('booking')
  return (instant: string): string | null => {
    const day = formatDate(instant)
    if (day === formatDate(new Date(serverNow()))) return t('card.today')
    return day === formatDate(new Date(serverNow() + DAY)) ? t('card.tomorrow') : null
  }
}

/**
 * Day and hours of an appointment in the reader's zone; the zone is named if the other side's or the device's differs.
 */
export const useWhen = () => {
  const nearDay = useNearDay()
  return ({ starts_at, ends_at, timezone }: Span) => {
    const zone = ownZone()
    const isNamed = isOtherClock(zone, timezone) || isOtherClock(zone, deviceZone())
    const near = nearDay(starts_at)
    return {
      day: near ?? formatShortDay(starts_at),
      isNear: near !== null,
      hours: `${formatHour(starts_at)}–${formatHour(ends_at)}`,
      zone: isNamed ? zonePhrase(zone) : null,
    }
  }
}
