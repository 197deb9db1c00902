import { useTranslation } from 'react-i18next'
import { formatDate, formatHour, formatShortDay, ownZone, zonePhrase } from '../lib/format.ts'

interface Span {
  readonly starts_at: string
  readonly ends_at: string
  /** Where the other side keeps its clock. */
  readonly timezone: string
}

const dayMs = 86_400_000

/** `Hoje`, `Amanhã`, or the day. */
const useDayWord = () => {
  const { t } = useTranslation('booking')
  return (instant: string): string => {
    const day = formatDate(instant)
    if (day === formatDate(new Date())) return t('card.today')
    return day === formatDate(new Date(Date.now() + dayMs)) ? t('card.tomorrow') : formatShortDay(instant)
  }
}

/** Day and hours of an appointment on the reader's clock; the zone is named where the other side's is another. */
export const useWhen = () => {
  const dayWord = useDayWord()
  return ({ starts_at, ends_at, timezone }: Span) => {
    const zone = zonePhrase(ownZone())
    return {
      day: dayWord(starts_at),
      hours: `${formatHour(starts_at)}–${formatHour(ends_at)}`,
      zone: zone === zonePhrase(timezone) ? null : zone,
    }
  }
}
