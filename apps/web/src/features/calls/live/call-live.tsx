import type { Appointment } from '@emma/contracts/booking'
import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'
import { useStartAppointment } from '../state/use-appointment.ts'
import { useCallKeys } from '../state/use-call-keys.ts'
import { CallBar } from './call-bar.tsx'
import { CallHead } from './call-head.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallVideo } from './call-video.tsx'
import { NearEnd } from './near-end.tsx'

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
}

/** The running call: both images and the controls. */
export const CallLive = ({ appointment, participant, view }: Props) => {
  const { t } = useTranslation('calls')
  const callArea = useRef<HTMLDivElement>(null)
  const remoteVideo = useRef<HTMLVideoElement>(null)
  const other = participant === 'customer' ? appointment.specialist : appointment.customer
  useCallKeys()
  useStartAppointment(appointment, participant === 'specialist' && view.phase === 'in_call')
  return (
    <div className={classes.callArea} ref={callArea}>
      <VisuallyHidden>
        <h1>{t('frame.with', { name: other.name })}</h1>
      </VisuallyHidden>
      <CallHead appointment={appointment} participant={participant} view={view} />
      <NearEnd view={view} participant={participant} />
      <CallNotices view={view} />
      <CallVideo view={view} name={other.name} avatar={other.avatar} remoteVideo={remoteVideo} />
      <CallBar view={view} videoArea={callArea} remoteVideo={remoteVideo} />
    </div>
  )
}
