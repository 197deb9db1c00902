import type { Patient } from '@emma/contracts/records'
import { formatCpf, formatPhone } from '@emma/domain/customers'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import { Allergies } from '../patient/allergies.tsx'
import classes from '../records.module.css'
import type { PatientKey } from '../records.queries.ts'
import { Stopwatch } from './stopwatch.tsx'

interface Props {
  readonly patient: Patient
  readonly of: PatientKey
  readonly stopwatch: boolean
  /** The running time of the call shown beside it; by default what the server has counted so far. */
  readonly clock: CallTime | undefined
}

/** The patient: every field of the consultation panel (spec §3), and the elapsed time. */
export const PatientPanel = ({ patient, of, stopwatch, clock }: Props) => {
  const { t } = useTranslation('records')
  const unknown = t('patient.unknown')
  const { cpf, phone, age, birthDate } = patient
  const attended = stopwatch ? (
    <Stopwatch time={clock ?? { active_seconds: patient.attendanceTime, active_since: null }} />
  ) : (
    t('patient.minutes', { count: Math.floor(patient.attendanceTime / 60) })
  )
  const facts = [
    ['cpf', cpf === null ? unknown : formatCpf(cpf)],
    ['phone', phone === null ? unknown : formatPhone(phone)],
    ['age', age === null ? unknown : t('patient.years', { count: age })],
    ['sex', patient.sex === null ? unknown : t(`patient.sexes.${patient.sex}`)],
    ['birth', birthDate === null ? unknown : formatDate(noonOf(birthDate), 'UTC')],
    ['start', patient.startTime],
    ['end', patient.endTime],
    ['city', patient.city ?? unknown],
    ['address', patient.address ?? unknown],
    ['attendance', attended],
  ] as const
  return (
    <section className={classes.card} aria-labelledby="patient-panel">
      <Title order={2} size="h3" id="patient-panel">
        {t('patient.title')}
      </Title>
      <div className={classes.person}>
        <PersonAvatar name={patient.fullName} src={patient.photo} size={56} />
        <span>
          <strong>{patient.fullName}</strong>
          {patient.guardian && (
            <small className={classes.quiet}>{t('patient.guardian', { name: patient.guardian.name })}</small>
          )}
        </span>
      </div>
      <Allergies patient={of} canNote />
      <Facts
        narrow
        facts={facts.map(([name, value]) => ({
          name: t(`patient.${name}`),
          value,
          wide: name === 'address' || name === 'attendance',
        }))}
      />
    </section>
  )
}
