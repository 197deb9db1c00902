import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { StartsIn } from '../../booking/index.ts'
import { CallHead } from '../live/call-head.tsx'
import { CompanionKnock } from '../live/others/companion-knock.tsx'
import { ThirdImage, thirdNameOf } from '../live/others/third-image.tsx'
import classes from '../live/scene.module.css'
import type { Panel } from '../live/use-panel.ts'
import { WaitingScene } from '../live/waiting-scene.tsx'
import type { CallView } from '../state/call-view.ts'
import { useMarkAbsent } from '../state/use-appointment.ts'
import { WaitingHelp } from './waiting-help.tsx'

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
  readonly panel: Panel
  /** Opens the companion panel. */
  readonly onCompanion: () => void
}

/** After fifteen minutes without the patient the specialist may record the absence and leave. */
const Absent = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { press, busy } = useMarkAbsent(appointment.id)
  return (
    <Button variant="light" color="coral" onClick={press} loading={busy}>
      {t('waiting.absent')}
    </Button>
  )
}

/** The other participant, the time left, and what to do meanwhile. */
const WaitingCard = ({ appointment, participant, onHelp }: CardProps) => {
  const { t } = useTranslation('calls')
  const side = participant === 'customer' ? 'specialist' : 'customer'
  const { name, avatar } = appointment[side]
  const presence = appointment.presence[side]
  const { left_at } = presence
  return (
    <section className={classes.waiting} aria-labelledby="waiting-room">
      <h2 id="waiting-room">{t('waiting.title')}</h2>
      <div className={classes.person}>
        <PersonAvatar name={name} src={avatar} size={48} />
        <p role="status">
          {t(`waiting.alone.${presence.state}`, { name, hour: left_at === null ? '' : formatHour(left_at) })}
        </p>
      </div>
      <div className={classes.ways}>
        <span className={classes.countdown}>
          <StartsIn at={appointment.starts_at} />
        </span>
        <Button variant="subtle" onClick={onHelp}>
          {t('waiting.helpTitle')}
        </Button>
        {appointment.can.mark_no_show && <Absent appointment={appointment} />}
      </div>
    </section>
  )
}
interface CardProps extends Pick<Props, 'appointment' | 'participant'> {
  readonly onHelp: () => void
}

/** In the room, before the other side: the own image as others will see it, and who is expected. */
export const WaitingRoom = ({ appointment, participant, view, panel, onCompanion }: Props) => {
  const [help, setHelp] = useState(false)
  const thirdName = thirdNameOf(view)
  return (
    <>
      <WaitingScene
        view={view}
        head={<CallHead appointment={appointment} participant={participant} view={view} />}
        strips={<CompanionKnock view={view} appointmentId={appointment.id} />}
        panel={panel}
        onCompanion={onCompanion}
      >
        {view.third && thirdName !== null && (
          <div className={classes.own} data-x="right" data-y="top">
            <ThirdImage third={view.third} name={thirdName} speakerId={view.choice.speakerId} small />
          </div>
        )}
        <WaitingCard appointment={appointment} participant={participant} onHelp={() => setHelp(true)} />
      </WaitingScene>
      {help && <WaitingHelp grant={view.grant} onClose={() => setHelp(false)} />}
    </>
  )
}
