import type { Appointment } from '@emma/contracts/booking'
import { useRef, useState } from 'react'
import type { CallView } from '../state/call-view.ts'
import { useStartAppointment } from '../state/use-appointment.ts'
import { useCallKeys } from '../state/use-call-keys.ts'
import { CallBar } from './call-bar.tsx'
import { CallHead } from './call-head.tsx'
import { CallMenu } from './call-menu.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallSigns } from './call-signs.tsx'
import { NearEnd } from './near-end.tsx'
import { CompanionKnock, knockingOf } from './others/companion-knock.tsx'
import { thirdNameOf } from './others/third-image.tsx'
import { useOthers } from './others/use-others.tsx'
import { OwnImage } from './own-image.tsx'
import { Scene } from './scene.tsx'
import { useCorner } from './use-corner.ts'
import type { Panel } from './use-panel.ts'

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
  readonly panel: Panel
  readonly onCompanion: () => void
}

/** Nothing asks for a look. */
const isCalm = (view: CallView): boolean =>
  view.phase === 'in_call' && view.micOn && knockingOf(view) === null

/** The running call: both images and the controls. */
export const CallLive = ({ appointment, participant, view, panel, onCompanion }: Props) => {
  const remoteVideo = useRef<HTMLVideoElement>(null)
  const [menu, setMenu] = useState(false)
  const [whole, setWhole] = useState(false)
  const { name, avatar } = participant === 'customer' ? appointment.specialist : appointment.customer
  const corner = useCorner({ x: 'right', y: 'top' })
  const others = useOthers({
    view,
    name,
    avatar,
    thirdName: thirdNameOf(view),
    remoteVideo,
    whole,
    own: corner.corner.x,
  })
  useCallKeys()
  useStartAppointment(appointment, participant === 'specialist' && view.phase === 'in_call')
  return (
    <>
      <Scene
        calm={isCalm(view) && !menu && panel.shown === null}
        picture={others.picture}
        head={<CallHead appointment={appointment} participant={participant} view={view} />}
        strips={
          <>
            <CompanionKnock view={view} appointmentId={appointment.id} />
            <NearEnd view={view} participant={participant} />
            <CallNotices view={view} />
            <CallSigns view={view} name={name} />
          </>
        }
        bar={<CallBar view={view} panel={panel} onMore={() => setMenu(true)} />}
      >
        {others.small}
        <OwnImage view={view} corner={corner} />
      </Scene>
      {menu && (
        <CallMenu
          view={view}
          whole={whole}
          onWhole={setWhole}
          remoteVideo={remoteVideo}
          onCompanion={() => {
            setMenu(false)
            onCompanion()
          }}
          onClose={() => setMenu(false)}
        />
      )}
    </>
  )
}
