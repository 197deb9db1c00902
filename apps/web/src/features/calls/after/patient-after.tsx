import { Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { appointmentQuery, ReceiptButton, ReturnOffer, useAppointmentChanges } from '../../booking/index.ts'
import { GivenDocuments } from '../../prescriptions/index.ts'
import { ReviewButton } from '../../reviews/index.ts'
import { callStore } from '../state/call-store.ts'
import classes from './after-call.module.css'

interface FrameProps {
  readonly appointmentId: string
  readonly title: string
  /** How it ended, or that it goes on. */
  readonly words: string
  /** The next action, above what was issued. */
  readonly first?: ReactNode
  readonly children?: ReactNode
}

/** The other participant, the outcome and the next steps, all on a phone's first screen. */
const PatientFrame = ({ appointmentId, title, words, first, children }: FrameProps) => {
  const { t } = useTranslation('calls')
  const { data } = useQuery(appointmentQuery(appointmentId))
  useAppointmentChanges()
  return (
    <div className={classes.after}>
      <header className={classes.head}>
        {data && <PersonAvatar name={data.specialist.name} src={data.specialist.avatar} size={56} />}
        <div>
          <Title order={1}>{title}</Title>
          <p>{words}</p>
        </div>
      </header>
      {first}
      <Panel title={t('after.got')}>
        <Suspense fallback={<LoadingLines shape="lines" count={1} />}>
          <GivenDocuments appointmentId={appointmentId} />
        </Suspense>
      </Panel>
      {children}
    </div>
  )
}

/** The patient hung up: first a link back, as the consultation goes on. */
export const PatientLeft = ({ appointmentId, until }: { appointmentId: string; until: string }) => {
  const { t } = useTranslation('calls')
  const words = t('left.until', { hour: formatHour(until) })
  const ways = (
    <div className={classes.ways}>
      <Button size="lg" onClick={() => void callStore.open(appointmentId)}>
        {t('left.back')}
      </Button>
      <LinkButton to="/" size="lg" variant="default">
        {t('left.home')}
      </LinkButton>
    </div>
  )
  return <PatientFrame appointmentId={appointmentId} title={t('left.title')} words={words} first={ways} />
}

/** The consultation is over: its documents, a review, the next appointment, the receipt. */
export const PatientAfter = ({ appointmentId, words }: { appointmentId: string; words: string }) => {
  const { t } = useTranslation('calls')
  const { data } = useQuery(appointmentQuery(appointmentId))
  const isPaid = data?.payment.status === 'paid' && data.price > 0
  return (
    <PatientFrame appointmentId={appointmentId} title={t('after.title')} words={words}>
      {data?.return_visit && (
        <Panel title={t('after.next')}>
          <ReturnOffer size="lg" appointment={data} />
        </Panel>
      )}
      {data?.can.review && <ReviewButton size="lg" appointment={data} />}
      <div className={classes.ways}>
        {data && (
          <LinkButton
            to="/customer/detail/$id"
            params={{ id: data.specialist_id }}
            variant={data.can.review ? 'default' : 'filled'}
            size="lg"
          >
            {t('after.again')}
          </LinkButton>
        )}
        {isPaid && <ReceiptButton id={appointmentId} />}
        <LinkButton size="lg" to="/customer/area-paciente" variant="default">
          {t('after.patientArea')}
        </LinkButton>
      </div>
    </PatientFrame>
  )
}
