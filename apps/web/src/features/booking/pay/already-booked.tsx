import { Alert, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { OwnSlot } from '../book/own-slot.tsx'
import classes from '../book/pick-slot.module.css'
import { isAt } from '../book/use-own-booking.ts'
import { appointmentQuery } from '../booking.queries.ts'

interface Props {
  /** The patient's appointment at that time. */
  readonly scheduleId: string
  /** The slot that was asked for. */
  readonly specialistId: string
  readonly start: number
  /** Whom it would be for, if not the customer. */
  readonly attendee: string | undefined
  readonly onOther: () => void
}

const Other = ({ scheduleId, attendee, onOther }: Props) => {
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

/** The patient already has an appointment then: this very slot, or another one, with a link to it. */
export const AlreadyBooked = (props: Props) => {
  const { data, isPending } = useQuery(appointmentQuery(props.scheduleId))
  if (isPending) return null
  return data && isAt(data, props) ? <OwnSlot appointment={data} /> : <Other {...props} />
}
