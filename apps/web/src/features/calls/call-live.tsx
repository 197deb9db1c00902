import type { Appointment } from '@emma/contracts/booking'
import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './call.module.css'
import { CallBar } from './call-bar.tsx'
import { CallHead } from './call-head.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallStage } from './call-stage.tsx'
import type { CallView } from './call-view.ts'
import { NearEnd } from './near-end.tsx'
import { useCallKeys } from './use-call-keys.ts'
import { useStartVisit } from './use-visit.ts'

interface Props {
  readonly appointment: Appointment
  readonly side: 'customer' | 'specialist'
  readonly view: CallView
}

/** The running call: both images and the controls. */
export const CallLive = ({ appointment, side, view }: Props) => {
  const { t } = useTranslation('calls')
  const room = useRef<HTMLDivElement>(null)
  const remoteVideo = useRef<HTMLVideoElement>(null)
  const other = side === 'customer' ? appointment.specialist : appointment.customer
  useCallKeys()
  useStartVisit(appointment, side === 'specialist' && view.phase === 'in_call')
  return (
    <div className={classes.room} ref={room}>
      <VisuallyHidden>
        <h1>{t('frame.with', { name: other.name })}</h1>
      </VisuallyHidden>
      <CallHead appointment={appointment} side={side} view={view} />
      <NearEnd view={view} side={side} />
      <CallNotices view={view} />
      <CallStage view={view} name={other.name} avatar={other.avatar} remoteVideo={remoteVideo} />
      <CallBar view={view} stage={room} remoteVideo={remoteVideo} />
    </div>
  )
}
