import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { appointmentQuery } from '../calls.queries.ts'
import { isInside, useCall, useCallView } from '../state/use-call.ts'
import { RemoteImage } from './remote-image.tsx'
import classes from './running-call.module.css'

const Small = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation('calls')
  const view = useCall(appointmentId)
  const { data } = useQuery(appointmentQuery(appointmentId))
  const video = useRef<HTMLVideoElement>(null)
  if (!data) return null
  const { name, avatar } = data.customer
  return (
    <aside className={classes.small} aria-label={t('frame.with', { name })}>
      <div className={classes.videoArea}>
        <RemoteImage view={view} name={name} avatar={avatar} remoteVideo={video} />
      </div>
      <LinkButton to="/calls" search={{ id: appointmentId }} variant="light" size="sm">
        {t('left.back')}
      </LinkButton>
    </aside>
  )
}

/** The running call of an appointment, small, on another screen of its specialist; nothing without one. */
export const RunningCall = ({ appointmentId }: { appointmentId: string }) => {
  const view = useCallView()
  return view.appointmentId === appointmentId && isInside(view) ? (
    <Small appointmentId={appointmentId} />
  ) : null
}
