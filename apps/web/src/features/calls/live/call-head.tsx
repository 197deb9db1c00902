import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconWifi from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs'
import IconWifi1 from '@tabler/icons-react/dist/esm/icons/IconWifi1.mjs'
import IconWifi2 from '@tabler/icons-react/dist/esm/icons/IconWifi2.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import type { CallView } from '../state/call-view.ts'
import { useFinishAppointment } from '../state/use-appointment.ts'
import classes from './scene.module.css'
import { Stopwatch } from './stopwatch.tsx'

/** Quality of the connection, in words. */
export const Connection = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const said = (Picture: Icon, words: string) => (
    <>
      <Picture size={16} stroke={2} aria-hidden />
      {words}
    </>
  )
  if (view.phase === 'waiting_room') return null
  if (view.phase === 'connecting') return said(IconWifi1, t('call.connecting'))
  if (view.phase === 'reconnecting') return said(IconWifiOff, t('call.reconnecting'))
  if (!view.signalling) return said(IconWifi1, t('call.signallingLost'))
  if (view.quality === 'poor') return said(IconWifi1, t('quality.poor'))
  if (view.quality === 'fair') return said(IconWifi2, t('quality.fair'))
  if (view.quality === 'good') return said(IconWifi, t('quality.good'))
  return said(IconWifi2, t('quality.measuring'))
}

const Finish = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { press, busy } = useFinishAppointment(appointment.id)
  return (
    <Button
      size="md"
      variant="white"
      c="dark.9"
      onClick={press}
      loading={busy}
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

/** Over the image: the other person, the running time, the connection, and for the specialist the finish button. */
export const CallHead = ({ appointment, participant, view }: Props) => {
  const { t } = useTranslation('calls')
  const other = participant === 'customer' ? appointment.specialist : appointment.customer
  const isWaiting = view.phase === 'waiting_room'
  const hours = { from: formatHour(appointment.starts_at), to: formatHour(appointment.ends_at) }
  const until = t('frame.until', { hour: formatHour(view.endsAt ?? appointment.ends_at) })
  return (
    <>
      <div className={classes.who}>
        <h1>{other.name}</h1>
        <p className={classes.facts}>
          {view.grant?.stopwatch && !isWaiting && <Stopwatch clock={view.clock} />}
          <span role="status">
            <Connection view={view} />
          </span>
          <span>{isWaiting ? t('frame.at', hours) : until}</span>
          {view.companion?.status === 'admitted' && (
            <span>
              {t('knock.here', {
                name: view.companion.name,
                kind: t(`knock.${view.companion.kind}`),
              })}
            </span>
          )}
        </p>
      </div>
      {participant === 'specialist' && !isWaiting && <Finish appointment={appointment} />}
    </>
  )
}
