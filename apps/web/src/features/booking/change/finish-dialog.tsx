import type { Appointment } from '@emma/contracts/booking'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { patientName } from '../patient-name.ts'
import classes from './changes.module.css'

interface Props {
  readonly appointment: Appointment
  readonly isBusy: boolean
  readonly onFinish: (inPersonAdvised: boolean) => void
  readonly onClose: () => void
}

/** Finishes an attendance, optionally advising a visit in person (CFM 2.314/2022), which the patient reads. */
export default function FinishDialog({ appointment, isBusy, onFinish, onClose }: Props) {
  const { t } = useTranslation('booking')
  const [isAdvised, setAdvised] = useState(false)
  return (
    <Dialog title={t('appointments.finishTitle')} onClose={onClose}>
      <div className={layout.stack}>
        <p className={classes.note}>{t('appointments.finishDetail', { name: patientName(appointment) })}</p>
        <Checkbox
          label={t('appointments.advise')}
          description={t('appointments.adviseHint')}
          checked={isAdvised}
          onChange={(event) => setAdvised(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('appointments.notYet')}
          </Button>
          <Button data-autofocus loading={isBusy} onClick={() => onFinish(isAdvised)}>
            {t('appointments.finish')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
