import { useTranslation } from 'react-i18next'
import { idIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { RunningCall } from '../calls/index.ts'
import { ChooseConsultation, GuidedRecord } from '../records/index.ts'

const filters = ({ schedule_id }: Search) => ({ appointmentId: idIn(schedule_id) })

/** Emma: the record of an appointment card by card; without one in the address, today's are offered. */
export default function GuidedRecordScreen() {
  const { t } = useTranslation('guided')
  const { t: shell } = useTranslation()
  const [{ appointmentId }] = useFilters(filters)
  return (
    <>
      <PageHeader
        title={shell('titles.guided-record')}
        subtitle={t(appointmentId === undefined ? 'choose.subtitle' : 'subtitle')}
        actions={
          appointmentId !== undefined && (
            <TextLink
              to="/specialist/prontuario-medico/$schedule_id/$record_id"
              params={{ schedule_id: appointmentId, record_id: 'novo' }}
            >
              {t('toTabs')}
            </TextLink>
          )
        }
      />
      {appointmentId === undefined ? (
        <ChooseConsultation />
      ) : (
        <>
          <GuidedRecord key={appointmentId} appointmentId={appointmentId} />
          <RunningCall appointmentId={appointmentId} />
        </>
      )}
    </>
  )
}
