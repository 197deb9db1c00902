import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { obstacleOf } from '../../../lib/session/obstacle.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { bookableQuery } from '../booking.queries.ts'
import { Done, type Outcome } from './done.tsx'
import { NewAppointmentForm } from './new-appointment-form.tsx'
import classes from './on-behalf.module.css'
import { useNewAppointment } from './use-new-appointment.ts'
import { WaitingLinks } from './waiting-links.tsx'

const NewAppointment = () => {
  const { t } = useTranslation('onBehalf')
  const specialistId = useUser()?.specialistId ?? ''
  const card = useQuery(bookableQuery(specialistId))
  const appointment = useNewAppointment()
  const [outcome, setOutcome] = useState<Outcome>()
  const again = () => {
    appointment.restart()
    setOutcome(undefined)
  }
  if (outcome) return <Done outcome={outcome} onAgain={again} />
  return (
    <QueryView query={card} skeleton={<LoadingLines shape="block" count={3} />}>
      {(specialist) => {
        const { specialties } = specialist
        // Without a choice the one whose price patients see first. `offerOf` is among the patient's files.
        const specialty =
          specialties.find(({ id }) => id === appointment.chosen.specialty) ??
          specialties.toSorted((a, b) => a.price - b.price)[0]
        return specialty ? (
          <NewAppointmentForm {...{ appointment, specialist, specialty }} onDone={setOutcome} />
        ) : (
          <EmptyState picture="agenda" title={t('what.nothing')} detail={t('what.nothingDetail')} />
        )
      }}
    </QueryView>
  )
}

interface Props {
  /** False for an assistant of a specialist who does not practice: the practice's bar says so. */
  readonly isActive?: boolean
}

/** A specialist books for a patient or a new person; `customer`, `dependent`, `day`, `slot` and `mode` may be given. */
export default function NewAppointmentScreen({ isActive = true }: Props) {
  const { t } = useTranslation('onBehalf')
  const obstacle = obstacleOf(useUser())
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={classes.screen}>
        {obstacle ? (
          <EmptyState
            picture="agenda"
            title={t(`closed.${obstacle}`)}
            action={<LinkButton to="/specialist/accout-progress">{t('closed.see')}</LinkButton>}
          />
        ) : (
          isActive && <NewAppointment />
        )}
        <WaitingLinks />
      </div>
    </>
  )
}
