import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './pick-slot.module.css'
import type { Picking } from './use-pick.ts'

/** The chosen specialty can no longer be booked; another one must never be paid for in its place. */
export const SpecialtyGone = ({ go }: Picking) => {
  const { t } = useTranslation('booking')
  return (
    <Alert color="amber" role="alert" title={t('changed.specialtyTitle')}>
      <p className={classes.reason}>{t('changed.specialtyDetail')}</p>
      <Button onClick={() => go({ specialty: undefined, slot: undefined, step: undefined })}>
        {t('changed.other')}
      </Button>
    </Alert>
  )
}
