import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import { AllergyChips } from '../patient/allergy-chips.tsx'
import type { Consultation } from '../records.queries.ts'
import { RecordHistory } from '../view/record-history.tsx'
import { PatientPanel } from './patient-panel.tsx'
import classes from './patient-strip.module.css'

interface Props {
  readonly appointmentId: string
  readonly consultation: Consultation
  readonly clock: CallTime | undefined
  /** It stays visible beside a call, from which one press leads to the full screen. */
  readonly beside: boolean
}

/** The patient, in one line above the record; other data is one press away. */
export default function PatientStrip({ appointmentId, consultation, clock, beside }: Props) {
  const { t } = useTranslation('records')
  const [open, setOpen] = useState<'data' | 'history' | null>(null)
  const { patient, stopwatch, record, customer_id, dependent_id } = consultation
  const of = { customerId: customer_id, dependentId: dependent_id }
  const facts = [
    patient.age !== null && t('patient.years', { count: patient.age }),
    patient.sex !== null && t(`patient.sexes.${patient.sex}`).toLocaleLowerCase(),
    patient.guardian && t('patient.guardian', { name: patient.guardian.name }),
  ].filter((fact) => typeof fact === 'string')
  const close = () => setOpen(null)
  return (
    <div className={classes.strip} data-beside={beside || undefined}>
      <div className={classes.who}>
        <PersonAvatar name={patient.fullName} src={patient.photo} size={40} />
        <span className={classes.name}>
          <strong>{patient.fullName}</strong>
          <small>{facts.join(' · ')}</small>
        </span>
        <AllergyChips of={of} />
      </div>
      <div className={classes.ways}>
        <Button variant="subtle" size="sm" onClick={() => setOpen('data')}>
          {t('strip.data')}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setOpen('history')}>
          {t('history.title')}
        </Button>
        {beside && (
          <LinkButton
            variant="subtle"
            size="sm"
            to="/specialist/prontuario-medico/$schedule_id/$record_id"
            params={{ schedule_id: appointmentId, record_id: 'novo' }}
          >
            {t('strip.whole')}
          </LinkButton>
        )}
      </div>
      {open === 'data' && (
        <Sheet title={t('strip.data')} onClose={close}>
          <PatientPanel patient={patient} of={of} stopwatch={stopwatch} clock={clock} />
        </Sheet>
      )}
      {open === 'history' && (
        <Sheet title={t('history.title')} onClose={close}>
          <div className={classes.history}>
            <RecordHistory {...of} except={record?.id} />
          </div>
        </Sheet>
      )}
    </div>
  )
}
