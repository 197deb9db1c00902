import type { DayAppointment } from '@emma/contracts/dashboard'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { preparationQuery } from '../../preparations/index.ts'
import { allergiesQuery } from '../../records/index.ts'
import classes from './next-patient.module.css'

/** The patient's allergies and reason: read from the record, so that the patient sees who read them. */
export default function NextFacts({ appointment }: { appointment: DayAppointment }) {
  const { t } = useTranslation('today')
  const { id, customer, dependent } = appointment
  const whom = { customerId: customer.id, dependentId: dependent?.id ?? null }
  const allergies = useQuery(allergiesQuery(whom))
  const told = useQuery(preparationQuery(id))
  return (
    <>
      {(allergies.isPending || told.isPending) && <Coming />}
      {allergies.data?.data.map((allergy) => (
        <span key={allergy.id} className={classes.allergy}>
          {t('next.allergy', { name: allergy.substance })}
        </span>
      ))}
      {allergies.data?.data.length === 0 && <span>{t('next.noAllergies')}</span>}
      {allergies.isError && <span className={classes.unknown}>{t('next.allergiesUnknown')}</span>}
      {told.data && (
        <span className={classes.reason}>
          {told.data.reason === '' ? t('next.noReason') : t('next.reason', { text: told.data.reason })}
        </span>
      )}
    </>
  )
}
