import { useTranslation } from 'react-i18next'
import { pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { withdrawalsQuery } from './withdrawals.queries.ts'

const filters = ({ page }: Search) => ({ page: pageIn(page) })

/** Withdrawal requests of members for money earned in one's own companies; never one's own. */
export default function ApproveWithdrawalScreen() {
  const { t } = useTranslation('finance')
  const [{ page }, change] = useFilters(filters)
  return (
    <>
      <PageHeader title={t('approve.title')} subtitle={t('approve.subtitle')} />
      <WithdrawalList
        showWho
        options={withdrawalsQuery({ scope: 'approval', page })}
        empty={<EmptyState picture="done" title={t('approve.noneTitle')} detail={t('approve.noneDetail')} />}
        onPage={(next) => change({ page: next })}
      />
    </>
  )
}
