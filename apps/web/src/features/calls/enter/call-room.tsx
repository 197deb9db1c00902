import type { Appointment } from '@emma/contracts/booking'
import { lazy, Suspense, useEffect, useState } from 'react'
import { CompanionSheet } from '../../companions/index.ts'
import { AfterCall } from '../after/after-call.tsx'
import { CallLeft } from '../after/call-left.tsx'
import classes from '../live/scene.module.css'
import { CallSidePanel } from '../live/side-panel.tsx'
import { usePanel } from '../live/use-panel.ts'
import { DeviceCheck } from '../media/device-check.tsx'
import type { CallView } from '../state/call-view.ts'
import { useCall } from '../state/use-call.ts'
import { CallFailed } from './call-failed.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** Loaded during the device check; a call resumed after a reload waits for it. */
const loadLive = async () => ({ default: (await import('../live/call-live.tsx')).CallLive })
const CallLive = lazy(loadLive)

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
}

/** In the room: waiting, or with the other side. Panels and overlays stay in place while people come and go. */
const Inside = ({ appointment, participant, view }: Props & { readonly view: CallView }) => {
  const person = participant === 'specialist' ? appointment.customer.id : appointment.specialist.id
  const panel = usePanel(participant, person)
  const [inviting, setInviting] = useState(false)
  const Room = view.phase === 'waiting_room' ? WaitingRoom : CallLive
  return (
    <div
      className={classes.room}
      data-participant={participant}
      data-open={panel.shown !== null || undefined}
    >
      <Suspense fallback={<div className={classes.scene} />}>
        <Room
          appointment={appointment}
          participant={participant}
          view={view}
          panel={panel}
          onCompanion={() => setInviting(true)}
        />
      </Suspense>
      <CallSidePanel appointment={appointment} participant={participant} view={view} panel={panel} />
      {inviting && <CompanionSheet appointmentId={appointment.id} onClose={() => setInviting(false)} />}
    </div>
  )
}

/** The call of an appointment, from the device check to the screen after it. */
export const CallRoom = ({ appointment, participant }: Props) => {
  const view = useCall(appointment.id)
  const isPreparing = view.phase === 'device_check'
  useEffect(() => {
    void loadLive().catch(() => undefined)
  }, [])
  useEffect(() => {
    // After the device check the next screen begins at its top, even if the button was far below.
    if (!isPreparing) window.scrollTo(0, 0)
  }, [isPreparing])
  switch (view.phase) {
    case 'idle':
      return view.left ? <CallLeft appointment={appointment} participant={participant} /> : null
    case 'device_check':
      return <DeviceCheck view={view} />
    case 'waiting_room':
    case 'connecting':
    case 'in_call':
    case 'reconnecting':
      return <Inside appointment={appointment} participant={participant} view={view} />
    case 'failed':
      return <CallFailed view={view} />
    case 'ended':
      return <AfterCall appointmentId={appointment.id} participant={participant} ended={view.ended} />
  }
}
