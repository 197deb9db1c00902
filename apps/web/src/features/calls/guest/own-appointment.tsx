import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { nextAppointmentQuery } from '../../booking/index.ts'

/** Tells the patient who opened the link that they sent: it is for somebody else, and here is their own way in. */
export const OwnAppointment = ({ visit }: { visit: CompanionVisit }) => {
  const { t } = useTranslation('companions')
  const { data } = useQuery(nextAppointmentQuery)
  const own = data?.data.find(
    ({ starts_at, specialist }) =>
      Date.parse(starts_at) === Date.parse(visit.starts_at) && specialist.name === visit.specialist,
  )
  if (!own) return null
  return (
    <Alert color="amber" title={t('own.yours')}>
      <p>{t('own.yoursDetail', { name: visit.name })}</p>
      <LinkButton to="/customer/calls/{-$id}" params={{ id: own.id }}>
        {t('own.yoursGo')}
      </LinkButton>
    </Alert>
  )
}
