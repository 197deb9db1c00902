import type { DayAppointment } from '@emma/contracts/dashboard'
import { MINUTE } from '@emma/domain/interval'
import { useTranslation } from 'react-i18next'
import { formatHour, isJustNow, lasting } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'

interface Arrived {
  readonly state: 'here' | 'lost' | 'left'
  readonly words: string
}

/** Whether the patient is in the room, by the server; null if they never entered, or are no longer expected. */
export const useArrived = () => {
  const { t } = useTranslation('today')
  const now = useNow(MINUTE / 4)
  return ({ status, presence, comes }: DayAppointment): Arrived | null => {
    const { state, left_at } = presence.customer
    if (state === 'never' || (status !== 'confirmed' && status !== 'in_progress')) return null
    if (state !== 'here') {
      const hour = left_at === null ? '' : formatHour(left_at)
      return { state, words: t(`arrived.${state}`, { hour }) }
    }
    const { entered_at } = comes
    if (entered_at === null || isJustNow(entered_at, now)) return { state, words: t('arrived.now') }
    return { state, words: t('arrived.here', { time: lasting(entered_at, now) }) }
  }
}
