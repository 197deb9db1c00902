import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { CallFailed } from '../enter/call-failed.tsx'
import { Connection } from '../live/call-head.tsx'
import { LiveScene } from '../live/live-scene.tsx'
import classes from '../live/scene.module.css'
import { WaitingScene } from '../live/waiting-scene.tsx'
import { DeviceCheck } from '../media/device-check.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { useGuestCall } from '../state/use-call.ts'
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

/** Waiting to be let in; or let in, and still alone. */
const Waiting = ({ view, visit }: RoomProps) => {
  const { t } = useTranslation('companions')
  const how = visit.status === 'admitted' ? 'alone' : 'waiting'
  return (
    <WaitingScene view={view} head={<Head view={view} visit={visit} />}>
      <section className={classes.waiting} aria-labelledby="guest-waits">
        <h2 id="guest-waits">{t(`own.${how}Title`)}</h2>
        <p role="status">{t(`own.${how}`, visit)}</p>
      </section>
    </WaitingScene>
  )
}

const Live = ({ view, visit }: RoomProps) => {
  const hasPatient = view.third !== null && view.third.state !== 'waiting'
  return (
    <LiveScene
      view={view}
      name={visit.specialist}
      avatar={null}
      thirdName={hasPatient ? visit.patient : null}
      calm
      head={<Head view={view} visit={visit} />}
    />
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
  /** As read before entering the room. */
  readonly visit: CompanionVisit
  readonly onOver: () => void
}

/** A companion's call, from the device check on. */
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
