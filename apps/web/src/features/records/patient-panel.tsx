import type { Patient } from '@emma/contracts/records'
import { formatCpf, formatPhone } from '@emma/domain/customers'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../lib/format.ts'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import classes from './records.module.css'
import { Stopwatch } from './stopwatch.tsx'

interface Props {
  readonly patient: Patient
  readonly stopwatch: boolean
  readonly running: boolean
}

/** Who is attended: every field of the consultation panel (spec §3), and for how long. */
export const PatientPanel = ({ patient, stopwatch, running }: Props) => {
  const { t } = useTranslation('records')
  const unknown = t('patient.unknown')
  const { cpf, phone, age, birthDate } = patient
  const facts = [
    ['cpf', cpf === null ? unknown : formatCpf(cpf)],
    ['phone', phone === null ? unknown : formatPhone(phone)],
    ['age', age === null ? unknown : t('patient.years', { count: age })],
    ['sex', patient.sex ?? unknown],
    ['birth', birthDate === null ? unknown : formatDate(noonOf(birthDate), 'UTC')],
    ['schedule', `${patient.startTime} – ${patient.endTime}`],
    ['city', patient.city ?? unknown],
    ['address', patient.address ?? unknown],
  ] as const
  return (
    <section className={classes.card} aria-labelledby="patient-panel">
      <Title order={2} size="h3" id="patient-panel">
        {t('patient.title')}
      </Title>
      <div className={classes.person}>
        <PersonAvatar name={patient.fullName} src={patient.photo} size={56} />
        <strong>{patient.fullName}</strong>
      </div>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'address' ? classes.wide : undefined}>
            <dt>{t(`patient.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {stopwatch && (
          <div>
            <dt>{t('patient.attendance')}</dt>
            <dd>
              <Stopwatch seconds={patient.attendanceTime} running={running} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
