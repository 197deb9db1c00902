import type { ActLine } from '@emma/contracts/audit'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../lib/format.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import desk from '../../ui/desk.module.css'
import { FileButton } from '../../ui/file-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
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
      <div className={desk.list}>
        <ActFilters filter={filter} onChange={(wanted) => change({ ...wanted, page: undefined })} />
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
