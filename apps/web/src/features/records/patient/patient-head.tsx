import type { PatientPage } from '@emma/contracts/records/patients'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment } from '../../../lib/i18n/format.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import type { PatientKey } from '../records.queries.ts'
import { AllergyChips } from './allergy-chips.tsx'
import classes from './patient-head.module.css'

interface Props {
  readonly page: PatientPage
  readonly patient: PatientKey
}

/** Below the patient's name: age and sex, the consultations before and after today, and allergies. */
export const PatientHead = ({ page, patient }: Props) => {
  const { t } = useTranslation('patient')
  const { age, sex, last_at, next_at, attendances, fullName, photo, guardian } = page
  const facts = [
    age === null ? null : t('facts.years', { count: age }),
    sex === null || sex === 'nao_informar' ? null : t(`facts.sexes.${sex}`),
    guardian === null ? null : t('head.guardian', { name: guardian.name }),
    attendances === 0 ? t('head.first') : t('head.attendances', { count: attendances }),
    last_at === null ? null : t('head.last', { date: formatDate(last_at) }),
  ].filter((fact) => fact !== null)
  return (
    <section className={classes.head} aria-label={t('head.label')}>
      <PersonAvatar name={fullName} src={photo} size={56} />
      <div className={classes.who}>
        <p>{facts.join(' · ')}</p>
        <p className={classes.next}>
          {next_at === null ? t('head.noNext') : t('head.next', { moment: formatMoment(next_at) })}
        </p>
        <AllergyChips of={patient} />
      </div>
    </section>
  )
}
