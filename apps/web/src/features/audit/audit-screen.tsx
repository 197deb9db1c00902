import type { ActLine } from '@emma/contracts/audit'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { formatDate, formatHour } from '../../lib/i18n/format.ts'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { FileButton } from '../../ui/upload/file-button.tsx'
import { type ActFilter, ActFilters, actFilters } from './act-filters.tsx'
import { useActName } from './act-text.ts'
import classes from './audit.module.css'
import { actsQuery, loadActs } from './audit.queries.ts'

const ActDialog = lazy(() => import('./act-dialog.tsx'))

const useColumns = (onOpen: (act: ActLine) => void): readonly Column<ActLine>[] => {
  const { t } = useTranslation('audit')
  const nameOf = useActName()
  return [
    { key: 'when', header: t('when'), cell: ({ at }) => `${formatDate(at)} ${formatHour(at)}` },
    { key: 'who', header: t('who'), cell: ({ by }) => by.name },
    { key: 'what', header: t('what'), cell: ({ action }) => t(`actions.${action}`) },
    {
      key: 'on',
      header: t('on'),
      cell: (act) => (
        <span className={classes.on}>
          {nameOf(act)}
          <small>{t(`entities.${act.entity}`)}</small>
        </span>
      ),
    },
    {
      key: 'reason',
      header: t('reason'),
      cell: ({ reason }) => <span className={classes.reason}>{reason ?? t('nothing')}</span>,
    },
    {
      key: 'open',
      header: t('details'),
      cell: (act) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('openLabel', { action: t(`actions.${act.action}`), on: nameOf(act) })}
          onClick={() => onOpen(act)}
        >
          {t('open')}
        </Button>
      ),
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

/** What admins did, newest first. */
export default function AuditScreen() {
  const { t } = useTranslation('audit')
  const [filter, change] = useFilters(actFilters)
  const [opened, setOpened] = useState<ActLine>()
  const asked = wireOf(filter)
  const columns = useColumns(setOpened)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<FileButton label={t('csv')} name={t('csvName')} load={() => loadActs(asked)} />}
      />
      <div className={layout.list}>
        <ActFilters filter={filter} onChange={(changes) => change({ ...changes, page: undefined })} />
        <DataTable
          caption={t('caption')}
          query={useQuery(actsQuery({ ...asked, page: filter.page }))}
          columns={columns}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t('empty')} detail={t('emptyDetail')} />}
          onPage={(page) => change({ page })}
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
