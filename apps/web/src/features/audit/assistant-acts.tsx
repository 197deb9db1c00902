import type { TeamActLine } from '@emma/contracts/assistants/team'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { dateIn, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { hourAt } from '../../lib/time/days.ts'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import type { Column } from '../../ui/table/column.ts'
import { FilterBar } from '../../ui/table/filter-bar.tsx'
import { RowTitle } from '../../ui/table/row-open.tsx'
import { WorkTable } from '../../ui/table/work-table.tsx'
import { assistantActsQuery } from './audit.queries.ts'

const filters = ({ search, from, to, page }: Search) => ({
  search: textIn(search),
  from: dateIn(from),
  to: dateIn(to),
  page: pageIn(page),
})

const useColumns = (): readonly Column<TeamActLine>[] => {
  const { t } = useTranslation('audit')
  const { t: words } = useTranslation('team')
  const what = ({ act }: TeamActLine) => words(`acts.${act}`)
  const outcome = ({ outcome }: TeamActLine) => t(`outcomes.${outcome}`)
  return [
    {
      key: 'what',
      header: t('what'),
      text: what,
      cell: (act) => <RowTitle note={act.outcome !== 'done' && outcome(act)}>{what(act)}</RowTitle>,
    },
    { key: 'assistant', header: t('assistant'), text: ({ assistant }) => assistant.name },
    { key: 'specialist', header: t('specialist'), text: ({ specialist }) => specialist.name },
    {
      key: 'both',
      header: t('who'),
      text: ({ assistant, specialist }) =>
        t('for', { assistant: assistant.name, specialist: specialist.name }),
      only: 'phone',
      phone: 'below',
    },
    { key: 'outcome', header: t('outcome'), text: outcome, only: 'file' },
    { key: 'appointment', header: t('appointment'), text: ({ schedule_id: id }) => id ?? '', only: 'file' },
    {
      key: 'when',
      header: t('when'),
      text: ({ at }) => `${formatDate(at)} ${formatHour(at)}`,
      csv: ({ at }) => `${formatDate(at)} ${hourAt(at)}`,
      phone: 'end',
    },
  ]
}

/** What assistants did for specialists, newest first, without the patients' names. */
export const AssistantActs = () => {
  const { t } = useTranslation('audit')
  const [{ search, from, to }, change] = useFilters(filters)
  const { asked, place } = useListPlace({ list: 'audit-assistants', size: 25 })
  const set = (changes: { search?: string; from?: string; to?: string }) =>
    change({
      ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value || undefined])),
      page: undefined,
    })
  const list = (at: typeof asked) =>
    assistantActsQuery({ ...(search && { search }), ...(from && { from }), ...(to && { to }), ...at })
  return (
    <div className={layout.list}>
      <FilterBar
        label={t('filters')}
        clear={t('clear')}
        onClear={search || from || to ? () => set({ search: '', from: '', to: '' }) : undefined}
      >
        <TextInput
          type="search"
          label={t('either')}
          placeholder={t('eitherHint')}
          value={search ?? ''}
          maxLength={100}
          onChange={(event) => set({ search: event.currentTarget.value })}
        />
        <DateField label={t('from')} value={from ?? ''} onChange={(next) => set({ from: next })} />
        <DateField label={t('to')} value={to ?? ''} onChange={(next) => set({ to: next })} />
      </FilterBar>
      <WorkTable
        caption={t('captionAssistants')}
        query={useQuery(list(asked))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('empty')} detail={t('emptyDetail')} />}
        place={place}
        file={{
          name: t('csvNameAssistants'),
          load: (at) => queryClient.fetchQuery(list({ ...asked, ...at })),
        }}
      />
    </div>
  )
}
