import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { CallFailed } from '../enter/call-failed.tsx'
import { CallBar } from '../live/call-bar.tsx'
import { Connection } from '../live/call-head.tsx'
import { CallMenu } from '../live/call-menu.tsx'
import { CallNotices } from '../live/call-notices.tsx'
import { CallSigns } from '../live/call-signs.tsx'
import { useOthers } from '../live/others/use-others.tsx'
import { OwnImage } from '../live/own-image.tsx'
import classes from '../live/scene.module.css'
import { Scene } from '../live/scene.tsx'
import { useCorner } from '../live/use-corner.ts'
import { VideoTile } from '../live/video-tile.tsx'
import { DeviceCheck } from '../media/device-check.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { useGuestCall } from '../state/use-call.ts'
import { useCallKeys } from '../state/use-call-keys.ts'
import type { Invitation } from './kept-invitation.ts'

interface RoomProps {
  readonly view: CallView
  readonly visit: CompanionVisit
}

const Head = ({ view, visit }: RoomProps) => {
  const { t } = useTranslation('companions')
  return (
    <div className={classes.who}>
      <h1>{t('own.whose', { patient: visit.patient })}</h1>
      <p className={classes.facts}>
        <span role="status">
          <Connection view={view} />
        </span>
        <span>{t('own.with', { specialist: visit.specialist })}</span>
      </p>
    </div>
  )
}

/** Asked, and not let in yet; or let in, and nobody is there. */
const Waiting = ({ view, visit }: RoomProps) => {
  const { t } = useTranslation('companions')
  const { t: calls } = useTranslation('calls')
  const [menu, setMenu] = useState(false)
  const how = visit.status === 'admitted' ? 'alone' : 'waiting'
  return (
    <>
      <Scene
        picture={
          <VideoTile
            media={view.local}
            own
            label={calls('check.preview')}
            cover={!view.cameraOn && calls('check.cameraOff')}
          />
        }
        head={<Head view={view} visit={visit} />}
        strips={<CallNotices view={view} />}
        bar={<CallBar view={view} onMore={() => setMenu(true)} />}
      >
        <section className={classes.waiting} aria-labelledby="guest-waits">
          <h2 id="guest-waits">{t(`own.${how}Title`)}</h2>
          <p role="status">{t(`own.${how}`, visit)}</p>
        </section>
      </Scene>
      {menu && <CallMenu view={view} onClose={() => setMenu(false)} />}
    </>
  )
}

const Live = ({ view, visit }: RoomProps) => {
  const remoteVideo = useRef<HTMLVideoElement>(null)
  const [menu, setMenu] = useState(false)
  const [whole, setWhole] = useState(false)
  const corner = useCorner({ x: 'right', y: 'top' })
  const hasPatient = view.third !== null && view.third.state !== 'waiting'
  useCallKeys()
  const others = useOthers({
    view,
    name: visit.specialist,
    avatar: null,
    thirdName: hasPatient ? visit.patient : null,
    remoteVideo,
    whole,
    own: corner.corner.x,
  })
  return (
    <>
      <Scene
        calm={view.phase === 'in_call' && view.micOn && !menu}
        picture={others.picture}
        head={<Head view={view} visit={visit} />}
        strips={
          <>
            <CallNotices view={view} />
            <CallSigns view={view} name={visit.specialist} />
          </>
        }
        bar={<CallBar view={view} onMore={() => setMenu(true)} />}
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
          onClose={() => setMenu(false)}
        />
      )}
    </>
  )
}

const Left = () => {
  const { t } = useTranslation('companions')
  return (
    <EmptyState
      picture="agenda"
      alone
      title={t('own.left')}
      detail={t('own.leftDetail')}
      action={<Button onClick={() => void callStore.comeBack()}>{t('own.back')}</Button>}
    />
  )
}

interface Props {
  readonly invitation: Invitation
  /** As it was read before the room was entered. */
  readonly visit: CompanionVisit
  readonly onOver: () => void
}

/** The call of who came by a link, from the device check on. */
export default function GuestCall({ invitation, visit: before, onOver }: Props) {
  const { t } = useTranslation('companions')
  const view = useGuestCall(invitation)
  const isOver = view.phase === 'ended'
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  const props = { view, visit: view.visit ?? before }
  switch (view.phase) {
    case 'idle':
      return view.left ? <Left /> : null
    case 'device_check':
      return <DeviceCheck view={view} enterWord={t('own.knock')} />
    case 'failed':
      return <CallFailed view={view} />
    case 'ended':
      return null
    default:
      return (
        <div className={classes.room}>
          {view.phase === 'waiting_room' ? <Waiting {...props} /> : <Live {...props} />}
        </div>
      )
  }
}
