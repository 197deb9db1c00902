import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatDate, noonOf } from '../../lib/i18n/format.ts'

/**
 * Until when a return visit may be booked, and its price: `Retorno até 22/12/2026, sem custo`. Phrase set `booking`.
 */
export const useReturnWords = () => {
  const { t } = useTranslation('booking')
  return ({ until, price }: NonNullable<Appointment['return_visit']>): string => {
    const day = formatDate(noonOf(until), 'UTC')
    return price === 0 ? t('returns.free', { day }) : t('returns.priced', { day, price: formatBRL(price) })
  }
}
