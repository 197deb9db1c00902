import type { Appointment } from '@emma/contracts/booking'
import type { CallView } from '../state/call-view.ts'
import { useStartAppointment } from '../state/use-appointment.ts'
import { CallHead } from './call-head.tsx'
import { LiveScene } from './live-scene.tsx'
import { NearEnd } from './near-end.tsx'
import { CompanionKnock, knockingOf } from './others/companion-knock.tsx'
import { thirdNameOf } from './others/third-image.tsx'
import type { Panel } from './use-panel.ts'

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
  readonly panel: Panel
  readonly onCompanion: () => void
}

/** The running call, for its two sides. */
export const CallLive = ({ appointment, participant, view, panel, onCompanion }: Props) => {
  const { name, avatar } = participant === 'customer' ? appointment.specialist : appointment.customer
  useStartAppointment(appointment, participant === 'specialist' && view.phase === 'in_call')
  return (
    <LiveScene
      view={view}
      name={name}
      avatar={avatar}
      thirdName={thirdNameOf(view)}
      calm={knockingOf(view) === null && panel.shown === null}
      head={<CallHead appointment={appointment} participant={participant} view={view} />}
      strips={
        <>
          <CompanionKnock view={view} appointmentId={appointment.id} />
          <NearEnd view={view} participant={participant} />
        </>
      }
      panel={panel}
      onCompanion={onCompanion}
    />
  )
}
