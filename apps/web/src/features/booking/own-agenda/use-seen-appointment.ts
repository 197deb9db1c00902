import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import type { SeenItem } from '../../../lib/last-seen/last-seen.ts'
import { useAppointmentWord } from '../../../ui/status/appointment-badge.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'

/** An appointment in the words stored for offline use. */
export const useSeenAppointment = () => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const word = useAppointmentWord()
  return (appointment: Appointment): SeenItem => {
    const { id, specialist, specialty, dependent, starts_at } = appointment
    const forWhom = dependent ? [t('card.forWhom', { name: dependent.name })] : []
    const about = `${specialtyName(specialty.name)} · ${word(appointment)}`
    return {
      id,
      title: specialist.name,
      lines: [formatMoment(starts_at), about, where(appointment), ...forWhom],
    }
  }
}
