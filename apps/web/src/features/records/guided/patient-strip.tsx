import type { Patient } from '@emma/contracts/records'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { Allergies } from '../patient/allergies.tsx'
import classes from '../records.module.css'
import type { PatientKey } from '../records.queries.ts'

/** Who is attended, in a line, and what they must not get. */
export const PatientStrip = ({ patient, of }: { patient: Patient; of: PatientKey }) => {
  const { t } = useTranslation('records')
  const { fullName, photo, age, sex, startTime, endTime, guardian } = patient
  const facts = [
    age === null ? null : t('patient.years', { count: age }),
    sex && t(`patient.sexes.${sex}`),
    `${startTime}–${endTime}`,
  ]
  return (
    <section className={classes.card} aria-labelledby="patient-strip">
      <div className={classes.person}>
        <PersonAvatar name={fullName} src={photo} size={48} />
        <span>
          <Title order={2} size="h4" id="patient-strip">
            {fullName}
          </Title>
          <small className={classes.quiet}>{facts.filter((fact) => fact !== null).join(' · ')}</small>
          {guardian && (
            <small className={classes.quiet}>{t('patient.guardian', { name: guardian.name })}</small>
          )}
        </span>
      </div>
      <Allergies patient={of} canNote />
    </section>
  )
}
