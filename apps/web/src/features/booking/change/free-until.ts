import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'

type Terms = Pick<Appointment, 'agreed' | 'return_of'>

/**
 * Until when canceling loses nothing: the money, or for a return visit without cost the right to book it again.
 * Undefined if there is nothing to lose.
 * @param written how the deadline is written
 */
export const useFreeUntil = () => {
  const { t } = useTranslation('booking')
  return ({ agreed: { price, refund_until: until }, return_of }: Terms, written: (at: string) => string) => {
    if (price === 0 && return_of === null) return undefined
    const words = price === 0 ? 'returns' : 'deadline'
    return until === null ? t(`${words}.over`) : t(`${words}.until`, { moment: written(until) })
  }
}
