import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { chosenOf, WithdrawalFilters, withdrawalFilters } from '../withdrawals/withdrawal-filters.tsx'
import { WithdrawalList } from '../withdrawals/withdrawal-list.tsx'
import classes from '../withdrawals/withdrawals.module.css'
import { withdrawalsQuery } from '../withdrawals/withdrawals.queries.ts'

const scopes = ['approval', 'all'] as const
const filters = (search: Search) => ({
  ...withdrawalFilters(search),
  scope: oneOf(search.scope, scopes) ?? 'approval',
})

const Nothing = ({ scope, isFiltered }: { scope: (typeof scopes)[number]; isFiltered: boolean }) => {
  const { t } = useTranslation('finance')
  if (isFiltered) return <EmptyState title={t('list.noneFiltered')} detail={t('list.noneFilteredDetail')} />
  return scope === 'approval' ? (
    <EmptyState
      picture="wallet"
      title={t('platform.noneWaitingTitle')}
      detail={t('platform.noneWaitingDetail')}
    />
  ) : (
    <EmptyState picture="wallet" title={t('platform.noneTitle')} detail={t('platform.noneDetail')} />
  )
}

/** Withdrawals waiting for the platform, or all. */
export const PlatformWithdrawals = () => {
  const { t } = useTranslation('finance')
  const [{ scope, page, ...given }, change] = useFilters(filters)
  const chosen = scope === 'all' ? chosenOf({ ...given, page }) : {}
  return (
    <div className={layout.list}>
      <SegmentedControl
        className={classes.scopes ?? ''}
        aria-label={t('platform.scope')}
        data={scopes.map((value) => ({ value, label: t(`platform.scopes.${value}`) }))}
        value={scope}
        onChange={(next) => change({ scope: next, status: undefined, page: undefined })}
      />
      {scope === 'all' && <WithdrawalFilters filter={given} onChange={change} />}
      <WithdrawalList
        showWho
        options={withdrawalsQuery({ scope, page, ...chosen })}
        empty={<Nothing scope={scope} isFiltered={Object.keys(chosen).length > 0} />}
        onPage={(next) => change({ page: next })}
      />
    </div>
  )
}
