import { useTranslation } from 'react-i18next'
import { idIn, type Search } from '../../../lib/filters.ts'
import { useFilters } from '../../../lib/use-filters.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { RunningCall } from '../../calls/index.ts'
import { ChooseConsultation } from './choose-consultation.tsx'
import { GuidedRecord } from './guided-record.tsx'

const filters = ({ schedule_id }: Search) => ({ scheduleId: idIn(schedule_id) })

/** Emma: the record of an appointment card by card; without one in the address, today's are offered. */
export default function GuidedRecordScreen() {
  const { t } = useTranslation('guided')
  const { t: shell } = useTranslation()
  const [{ scheduleId }] = useFilters(filters)
  return (
    <>
      <PageHeader
        title={shell('titles.guided-record')}
        subtitle={t(scheduleId === undefined ? 'choose.subtitle' : 'subtitle')}
        actions={
          scheduleId !== undefined && (
            <TextLink
              to="/specialist/prontuario-medico/$schedule_id/$record_id"
              params={{ schedule_id: scheduleId, record_id: 'novo' }}
            >
              {t('toTabs')}
            </TextLink>
          )
        }
      />
      {scheduleId === undefined ? (
        <ChooseConsultation />
      ) : (
        <>
          <GuidedRecord key={scheduleId} scheduleId={scheduleId} />
          <RunningCall scheduleId={scheduleId} />
        </>
      )}
    </>
  )
}
