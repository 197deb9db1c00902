import { type ActLine, actSorts } from '@emma/contracts/audit'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { useListPlace } from '../../lib/filters/use-list-place.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { hourAt } from '../../lib/time/days.ts'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { Column } from '../../ui/table/column.ts'
import { RowButton, RowTitle } from '../../ui/table/row-open.tsx'
import { WorkTable } from '../../ui/table/work-table.tsx'
import { type ActFilter, ActFilters, actFilters } from './act-filters.tsx'
import { useActName } from './act-text.ts'
import { AssistantActs } from './assistant-acts.tsx'
import { actsQuery, loadActs } from './audit.queries.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx'))

const useColumns = (onOpen: (act: ActLine) => void): readonly Column<ActLine>[] => {
  const { t } = useTranslation('audit')
  const nameOf = useActName()
  return [
    {
      key: 'what',
      header: t('what'),
      text: ({ action }) => t(`actions.${action}`),
      cell: (act) => (
        <RowTitle>
          <RowButton
            aria-label={t('openLabel', { action: t(`actions.${act.action}`), on: nameOf(act) })}
            onClick={() => onOpen(act)}
          >
            {t(`actions.${act.action}`)}
          </RowButton>
        </RowTitle>
      ),
    },
    {
      key: 'on',
      header: t('on'),
      text: nameOf,
      cell: (act) => (
        <>
          {nameOf(act)} <small>{t(`entities.${act.entity}`)}</small>
        </>
      ),
      phone: 'below',
    },
    { key: 'who', header: t('who'), text: ({ by }) => by.name },
    { key: 'reason', header: t('reason'), text: ({ reason }) => reason ?? t('nothing'), only: 'wide' },
    {
      key: 'when',
      header: t('when'),
      text: ({ at }) => `${formatDate(at)} ${formatHour(at)}`,
      csv: ({ at }) => `${formatDate(at)} ${hourAt(at)}`,
      sort: 'at',
      phone: 'end',
    },
  ]
}

const wireOf = ({ user, action, entity, of, from, to }: ActFilter) => ({
  ...(user && { user_id: user }),
  ...(action && { action }),
  ...(entity && { entity }),
  ...(of && { entity_id: of }),
  ...(from && { from }),
  ...(to && { to }),
})

/** Acts of admins, newest first. */
const AdminActs = () => {
  const { t } = useTranslation('audit')
  const [filter, change] = useFilters(actFilters)
  const [opened, setOpened] = useState<ActLine>()
  const filters = wireOf(filter)
  const { asked, place } = useListPlace({ list: 'audit', size: 25, sorts: actSorts })
  const columns = useColumns(setOpened)
  return (
    <>
      <div className={layout.list}>
        <ActFilters filter={filter} onChange={(changes) => change({ ...changes, page: undefined })} />
        <WorkTable
          caption={t('caption')}
          query={useQuery(actsQuery({ ...filters, ...asked }))}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('empty')} detail={t('emptyDetail')} />}
          place={place}
          file={{ name: t('csvName'), whole: () => loadActs(filters) }}
        />
      </div>
      {opened && (
        <Suspense fallback={null}>
          <ActDialog act={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const views = ['admins', 'assistants'] as const
const viewIn = ({ view }: Search) => ({ view: oneOf(view, views) ?? 'admins' })
/** Another view has other filters: they start empty. */
const none = Object.fromEntries(
  ['user', 'action', 'entity', 'of', 'search', 'from', 'to', 'page', 'sort'].map((name) => [name, undefined]),
)

/** What admins did, and what assistants did for specialists. */
export default function AuditScreen() {
  const { t } = useTranslation('audit')
  const [{ view }, change] = useFilters(viewIn)
  const Acts = view === 'assistants' ? AssistantActs : AdminActs
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(`views.${view}.subtitle`)} />
      <Tabs
        value={view}
        onChange={(next) => change({ ...none, view: next === 'admins' ? undefined : (next ?? undefined) })}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          {views.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`views.${each}.name`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          <Acts />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
