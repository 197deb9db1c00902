import type { Appointment } from '@emma/contracts/booking'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './changes.module.css'

interface Props {
  readonly visit: Appointment
  readonly isBusy: boolean
  readonly onFinish: (inPersonAdvised: boolean) => void
  readonly onClose: () => void
}

/** Finishes an attendance, perhaps with the advice to be seen in person (CFM 2.314/2022), which the patient reads. */
export default function FinishDialog({ visit, isBusy, onFinish, onClose }: Props) {
  const { t } = useTranslation('booking')
  const [isAdvised, setAdvised] = useState(false)
  return (
    <Dialog title={t('visits.finishTitle')} onClose={onClose}>
      <div className={classes.form}>
        <p className={classes.note}>{t('visits.finishDetail', { name: visit.customer.name })}</p>
        <Checkbox
          label={t('visits.advise')}
          description={t('visits.adviseHint')}
          checked={isAdvised}
          onChange={(event) => setAdvised(event.currentTarget.checked)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('visits.notYet')}
          </Button>
          <Button data-autofocus loading={isBusy} onClick={() => onFinish(isAdvised)}>
            {t('visits.finish')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
