import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import classes from '../book/pick-slot.module.css'

interface Props {
  /** The patient's appointment at that time. */
  readonly scheduleId: string
  /** Whom it would be for, if not the customer. */
  readonly attendee: string | undefined
  readonly onOther: () => void
}

/** The patient already has an appointment then: a link to it, and how to go on. */
export const AlreadyBooked = ({ scheduleId, attendee, onOther }: Props) => {
  const { t } = useTranslation('booking')
  return (
    <Alert
      ref={bringIntoSight}
      color="amber"
      role="alert"
      title={attendee ? t('busy.titleFor', { name: attendee }) : t('busy.title')}
    >
      <p className={classes.reason}>{t('busy.detail')}</p>
      <p className={classes.reason}>
        <TextLink to="/customer/agenda" search={{ open: scheduleId }}>
          {t('busy.see')}
        </TextLink>
      </p>
      <Button onClick={onOther}>{t('busy.other')}</Button>
    </Alert>
  )
}
