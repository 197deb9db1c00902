import { wallTimeOf } from '@emma/domain/availability'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { practiceQuery } from '../availability.queries.ts'
import { useCalendarChanges } from '../calendar/use-calendar-changes.ts'
import { useOpen } from '../calendar/use-open.tsx'
import { ExceptionPanels } from '../hours/exception-panels.tsx'
import { SuspendedStrip } from '../suspended.tsx'
import classes from './week.module.css'
import { WeekEditor } from './week-editor.tsx'

/** When a specialist attends: the weekly hours, single dates, and conflicts. */
export default function HoursScreen() {
  const { t } = useTranslation('availability')
  useCalendarChanges()
  const practice = useQuery(practiceQuery)
  const zone = practice.data?.timezone
  const today = wallTimeOf(Date.now(), zone ?? 'UTC').date
  const { open, dialog } = useOpen({ today, zone: zone ?? 'UTC' })
  return (
    <div className={`${layout.screen} ${classes.screen}`}>
      <PageHeader
        title={t('calendar.hoursLink')}
        subtitle={zone && t('calendar.zone', { zone: zonePhrase(zone), own: zonePhrase(ownZone()) })}
      />
      <SuspendedStrip />
      <QueryView query={practice} skeleton={<LoadingLines shape="table" count={7} />}>
        {(known) => (
          <WeekEditor practice={known}>
            <ExceptionPanels practice={known} onOpen={open} />
          </WeekEditor>
        )}
      </QueryView>
      {dialog}
    </div>
  )
}
