import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import classes from '../calendar/calendar.module.css'
import { useSpanText } from '../hours/block-values.ts'
import type { Busy } from './external.queries.ts'

interface Props {
  readonly busy: Busy
  readonly zone: string
  readonly onClose: () => void
}

/** Busy time of an external calendar: names the calendar; the event's title stays there. */
export default function BusyDialog({ busy, zone, onClose }: Props) {
  const { t } = useTranslation('availability')
  const { calendar } = busy
  const spanText = useSpanText(zone)
  return (
    <Dialog title={t('external.busyIn', { calendar })} onClose={onClose}>
      <div className={classes.appointment}>
        <p className={classes.words}>
          <strong className={classes.capital}>{spanText(busy)}</strong>
          <small>{t('external.busyDetail')}</small>
        </p>
        <LinkButton variant="default" to="/specialist/horarios">
          {t('external.manage')}
        </LinkButton>
      </div>
    </Dialog>
  )
}
