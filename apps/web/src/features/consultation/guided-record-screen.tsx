import { useTranslation } from 'react-i18next'
import { idIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { AppointmentEnd } from '../booking/index.ts'
import { RunningCall, useCallTime } from '../calls/index.ts'
import { ChooseConsultation, ConsultationPanel } from '../records/index.ts'

const filters = ({ schedule_id }: Search) => ({ appointmentId: idIn(schedule_id) })

const Consultation = ({ appointmentId }: { appointmentId: string }) => (
  <>
    <ConsultationPanel
      appointmentId={appointmentId}
      clock={useCallTime(appointmentId)}
      first="cards"
      renderEnd={(isFresh) => <AppointmentEnd appointmentId={appointmentId} isFresh={isFresh} />}
    />
    <RunningCall appointmentId={appointmentId} />
  </>
)

/** Emma's guide: an appointment's record card by card; without one in the address it offers today's. */
export default function GuidedRecordScreen() {
  const { t } = useTranslation('guided')
  const { t: shell } = useTranslation()
  const [{ appointmentId }] = useFilters(filters)
  return (
    <>
      <PageHeader
        title={shell('titles.guided-record')}
        subtitle={t(appointmentId === undefined ? 'choose.subtitle' : 'subtitle')}
      />
      {appointmentId === undefined ? (
        <ChooseConsultation />
      ) : (
        <Consultation key={appointmentId} appointmentId={appointmentId} />
      )}
    </>
  )
}
