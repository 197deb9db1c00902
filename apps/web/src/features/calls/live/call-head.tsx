import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs'
import IconWifi1 from '@tabler/icons-react/dist/esm/icons/IconWifi1.mjs'
import IconWifi2 from '@tabler/icons-react/dist/esm/icons/IconWifi2.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'
import { useFinishAppointment } from '../state/use-appointment.ts'
import { Stopwatch } from './stopwatch.tsx'

/** How the connection is, in words. */
const Connection = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  if (view.phase === 'connecting')
    return <StatusChip tone="info" icon={IconWifi1} label={t('call.connecting')} />
  if (view.phase === 'reconnecting') {
    return <StatusChip tone="warning" icon={IconWifiOff} label={t('call.reconnecting')} />
  }
  if (!view.signalling) return <StatusChip tone="warning" icon={IconWifi1} label={t('call.signallingLost')} />
  if (view.quality === 'poor') return <StatusChip tone="danger" icon={IconWifi1} label={t('quality.poor')} />
  if (view.quality === 'fair') return <StatusChip tone="warning" icon={IconWifi2} label={t('quality.fair')} />
  if (view.quality === 'good') return <StatusChip tone="success" icon={IconWifi} label={t('quality.good')} />
  return <StatusChip tone="neutral" icon={IconWifi2} label={t('quality.measuring')} />
}

const Finish = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { press, busy } = useFinishAppointment(appointment.id)
  return (
    <Button
      size="sm"
      onClick={press}
      loading={busy}
      className={classes.finish}
      disabled={!appointment.can.finish}
    >
      {t('call.finish')}
    </Button>
  )
}

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
}

/** Above the images: the connection, the running time, and for the specialist the end of the consultation. */
export const CallHead = ({ appointment, participant, view }: Props) => (
  <div className={classes.head}>
    <span role="status">
      <Connection view={view} />
    </span>
    {view.grant?.stopwatch && <Stopwatch clock={view.clock} />}
    {participant === 'specialist' && <Finish appointment={appointment} />}
  </div>
)
