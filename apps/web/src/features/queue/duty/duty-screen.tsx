import type { QueuePermission } from '@emma/contracts/queue/attendance'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import classes from '../queue.module.css'
import { permissionQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import { CurrentPanel } from './current-panel.tsx'
import { DutyBar } from './duty-bar.tsx'
import { DutyQueue } from './duty-queue.tsx'

const NotAllowed = ({ name }: { name: string }) => {
  const { t } = useTranslation('queue')
  return (
    <Alert color="amber" title={t('attend.notAllowedTitle')}>
      {t('attend.notAllowedDetail', { name })}
    </Alert>
  )
}

const NoKind = () => {
  const { t } = useTranslation('queue')
  return (
    <Alert color="amber" title={t('attend.noKindTitle')}>
      {t('attend.noKindDetail')}
    </Alert>
  )
}

const Duty = ({ permission }: { permission: QueuePermission }) => {
  const { t } = useTranslation('queue')
  const { allowed, kinds, on_duty, activeGroup, current } = permission
  return (
    <div className={`${classes.wide} ${layout.arriving}`}>
      <DutyBar permission={permission} />
      {kinds.length === 0 && <NoKind />}
      {!allowed && kinds.length > 0 && <NotAllowed name={activeGroup?.name ?? ''} />}
      {current && <CurrentPanel current={current} />}
      {allowed && on_duty && <DutyQueue isBusy={current !== null} />}
      {!on_duty && <EmptyState picture="queue" title={t('attend.off')} detail={t('attend.offDetail')} />}
    </div>
  )
}

/** Duty: the switch, the group, the current patient, and the live queue. */
export default function DutyScreen() {
  const { t } = useTranslation('queue')
  const { t: shell } = useTranslation()
  useQueueChanges()
  return (
    <>
      <PageHeader
        title={shell('titles.specialist-on-duty')}
        subtitle={t('attend.subtitle')}
        actions={
          <LinkButton variant="default" to="/specialist/app/queue-view">
            {t('attend.board')}
          </LinkButton>
        }
      />
      <QueryView query={useQuery(permissionQuery)} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(permission) => <Duty permission={permission} />}
      </QueryView>
    </>
  )
}
