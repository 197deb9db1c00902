import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { CallStage } from './call-stage.tsx'
import { appointmentQuery } from './calls.queries.ts'
import classes from './running-call.module.css'
import { useCall, useCallView } from './use-call.ts'

const Small = ({ scheduleId }: { scheduleId: string }) => {
  const { t } = useTranslation('calls')
  const view = useCall(scheduleId)
  const { data } = useQuery(appointmentQuery(scheduleId))
  const video = useRef<HTMLVideoElement>(null)
  if (!data) return null
  const { name, avatar } = data.customer
  return (
    <aside className={classes.small} aria-label={t('frame.with', { name })}>
      <div className={classes.stage}>
        <CallStage view={view} name={name} avatar={avatar} remoteVideo={video} />
      </div>
      <LinkButton to="/calls" search={{ id: scheduleId }} variant="light" size="sm">
        {t('left.back')}
      </LinkButton>
    </aside>
  )
}

/** The running call of an appointment, small, on another screen of its specialist; nothing where there is none. */
export const RunningCall = ({ scheduleId }: { scheduleId: string }) => {
  const view = useCallView()
  const runs = ['waiting_room', 'connecting', 'in_call', 'reconnecting'].includes(view.phase)
  return view.scheduleId === scheduleId && runs ? <Small scheduleId={scheduleId} /> : null
}
