import { type TimelineEntry, timelineKinds } from '@emma/contracts/patients/timeline'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { formatMonth } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Pages } from '../../../ui/table/pages.tsx'
import { timelineQuery } from '../patient/patient.queries.ts'
import type { PatientKey } from '../records.queries.ts'
import classes from './timeline.module.css'
import { TimelineRow } from './timeline-row.tsx'

const filters = ({ tipo, page }: Search) => ({ tipo: oneOf(tipo, timelineKinds), page: pageIn(page) ?? 1 })

/** The entries grouped by month, in their order. */
const byMonth = (entries: readonly TimelineEntry[]) => {
  const months: { readonly name: string; readonly entries: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const name = formatMonth(entry.at)
    const last = months.at(-1)
    if (last?.name === name) last.entries.push(entry)
    else months.push({ name, entries: [entry] })
  }
  return months
}

const Month = ({ name, entries }: { name: string; entries: readonly TimelineEntry[] }) => {
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={classes.month}>
        {name}
      </h3>
      <ol className={layout.rows}>
        {entries.map((entry) => (
          <TimelineRow key={`${entry.kind} ${entry.id}`} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

/** Everything dated of a patient, newest first, from several lists. */
export default function Timeline({ patient }: { patient: PatientKey }) {
  const { t } = useTranslation('patient')
  const [{ tipo, page }, change] = useFilters(filters)
  const query = useQuery(timelineQuery(patient, tipo, page))
  const kinds = timelineKinds.map((value) => ({ value, label: t(`timeline.kinds.${value}`) }))
  return (
    <>
      <div className={classes.filter}>
        <SelectField
          label={t('timeline.show')}
          data={[{ value: '', label: t('timeline.all') }, ...kinds]}
          value={tipo ?? ''}
          onChange={(chosen) => change({ tipo: chosen || undefined, page: undefined })}
        />
      </div>
      <QueryView
        query={query}
        skeleton={<LoadingLines count={6} />}
        empty={<p className={layout.muted}>{t(tipo === undefined ? 'timeline.none' : 'timeline.noneOf')}</p>}
        isEmpty={({ meta }) => meta.total === 0}
      >
        {({ data, meta }) => (
          <>
            {byMonth(data).map((month) => (
              <Month key={month.name} {...month} />
            ))}
            <Pages meta={meta} onPage={(to) => change({ page: to })} />
          </>
        )}
      </QueryView>
    </>
  )
}
