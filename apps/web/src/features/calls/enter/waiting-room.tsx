import type { Appointment } from '@emma/contracts/booking'
import type { SidePresence } from '@emma/contracts/calls/presence'
import { formatPhone } from '@emma/domain/customers'
import { Anchor, Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { StartsIn } from '../../booking/index.ts'
import classes from '../call.module.css'
import { CameraButton, MicButton } from '../live/call-buttons.tsx'
import { VideoTile } from '../live/video-tile.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { useMarkAbsent } from '../state/use-appointment.ts'

interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly view: CallView
}

interface ThereProps {
  readonly name: string
  readonly avatar: string | null
  readonly presence: SidePresence
  /** What is read instead of the own name. */
  readonly called?: string
}

const tones = { never: 'neutral', here: 'success', lost: 'warning', left: 'neutral' } as const
const here: SidePresence = { state: 'here', left_at: null }
const hourOf = ({ left_at }: SidePresence) => (left_at === null ? '' : formatHour(left_at))

const There = ({ name, avatar, presence, called = name }: ThereProps) => {
  const { t } = useTranslation('calls')
  return (
    <li className={classes.person}>
      <PersonAvatar name={name} src={avatar} />
      <strong>{called}</strong>
      <StatusChip
        tone={tones[presence.state]}
        label={t(`waiting.where.${presence.state}`, { hour: hourOf(presence) })}
      />
    </li>
  )
}

/** What to do if it fails, down to whom to ring. */
const Help = ({ grant }: Pick<CallView, 'grant'>) => {
  const { t } = useTranslation('calls')
  const support = grant?.support_phone ?? null
  const patient = grant?.patient?.phone ?? null
  return (
    <div>
      <Title order={2}>{t('waiting.helpTitle')}</Title>
      <ul className={classes.help}>
        {t('waiting.help', { returnObjects: true }).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {patient !== null && (
          <li>
            <Anchor href={`tel:${patient}`}>
              {t('waiting.ringPatient', { phone: formatPhone(patient) })}
            </Anchor>
          </li>
        )}
        {support !== null && (
          <li>
            <Anchor href={`tel:${support.replace(/[^\d+]/g, '')}`}>
              {t('waiting.ringSupport', { phone: support })}
            </Anchor>
          </li>
        )}
        {patient === null && <li>{t('waiting.emergency')}</li>}
      </ul>
    </div>
  )
}

/** After fifteen minutes without the patient the specialist may say so and is free. */
const Absent = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('calls')
  const { press, busy } = useMarkAbsent(appointment.id)
  return (
    <Button variant="light" color="coral" onClick={press} loading={busy}>
      {t('waiting.absent')}
    </Button>
  )
}

/** In the room, before the other side is: who is there, how long until then, what to do if something fails. */
export const WaitingRoom = ({ appointment, participant, view }: Props) => {
  const { t } = useTranslation('calls')
  const user = useUser()
  const side = participant === 'customer' ? 'specialist' : 'customer'
  const other = appointment[side]
  const presence = appointment.presence[side]
  return (
    <section className={classes.check} aria-label={t('waiting.title')}>
      <header>
        <Title order={1}>{t('waiting.title')}</Title>
        <p className={classes.quiet} role="status">
          {t(`waiting.alone.${presence.state}`, { name: other.name, hour: hourOf(presence) })}
        </p>
      </header>
      <div className={classes.checkGrid}>
        <div className={classes.preview}>
          <VideoTile
            media={view.local}
            own
            label={t('check.preview')}
            cover={!view.cameraOn && t('check.cameraOff')}
          />
          <div className={classes.previewBar}>
            <MicButton on={view.micOn} />
            {!view.audioOnly && <CameraButton on={view.cameraOn} />}
          </div>
        </div>
        <div className={classes.settings}>
          <p className={classes.countdown}>
            <StartsIn at={appointment.starts_at} />
          </p>
          <ul className={classes.people}>
            <There name={other.name} avatar={other.avatar} presence={presence} />
            <There
              name={user?.name ?? ''}
              called={t('waiting.you')}
              avatar={user?.avatar ?? null}
              presence={here}
            />
          </ul>
          <Help grant={view.grant} />
          {appointment.can.mark_no_show && <Absent appointment={appointment} />}
          <Button variant="default" onClick={callStore.hangUp}>
            {t('waiting.leave')}
          </Button>
        </div>
      </div>
    </section>
  )
}
