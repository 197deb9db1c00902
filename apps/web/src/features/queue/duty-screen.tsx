import type { QueuePermission } from '@emma/contracts/queue'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { CurrentPanel } from './current-panel.tsx'
import { DutyBar } from './duty-bar.tsx'
import classes from './queue.module.css'
import { permissionQuery } from './queue.queries.ts'
import { QueueDesk } from './queue-desk.tsx'
import { useQueueChanges } from './use-queue-changes.ts'

const NotAllowed = ({ name }: { name: string }) => {
  const { t } = useTranslation('queue')
  return (
    <Alert color="amber" title={t('desk.notAllowedTitle')}>
      {t('desk.notAllowedDetail', { name })}
    </Alert>
  )
}

const Desk = ({ permission }: { permission: QueuePermission }) => {
  const { t } = useTranslation('queue')
  const { allowed, on_duty, activeGroup, current } = permission
  return (
    <div className={classes.wide}>
      <DutyBar permission={permission} />
      {!allowed && <NotAllowed name={activeGroup?.name ?? ''} />}
      {current && <CurrentPanel current={current} />}
      {allowed && on_duty && <QueueDesk isBusy={current !== null} />}
      {!on_duty && <EmptyState title={t('desk.off')} detail={t('desk.offDetail')} />}
    </div>
  )
}

/** Duty: the switch, the group, whom I attend, and the queue live. */
export default function DutyScreen() {
  const { t } = useTranslation('queue')
  const { t: shell } = useTranslation()
  useQueueChanges()
  return (
    <>
      <PageHeader
        title={shell('titles.specialist-on-duty')}
        subtitle={t('desk.subtitle')}
        actions={
          <LinkButton variant="default" to="/specialist/app/queue-view">
            {t('desk.board')}
          </LinkButton>
        }
      />
      <QueryView query={useQuery(permissionQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(permission) => <Desk permission={permission} />}
      </QueryView>
    </>
  )
}
