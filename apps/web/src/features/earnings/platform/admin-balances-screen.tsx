import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import classes from '../withdrawals/withdrawals.module.css'
import { PlatformChargeBacks } from './platform-charge-backs.tsx'
import { PlatformDifferences } from './platform-differences.tsx'
import { PlatformSummary } from './platform-summary.tsx'
import { PlatformWithdrawals } from './platform-withdrawals.tsx'

const views = ['summary', 'withdrawals', 'chargeBacks', 'differences'] as const
const filters = ({ view }: Search) => ({ view: oneOf(view, views) ?? 'summary' })
const panels = {
  summary: PlatformSummary,
  withdrawals: PlatformWithdrawals,
  chargeBacks: PlatformChargeBacks,
  differences: PlatformDifferences,
} as const

/** The platform's money: where it is, pending withdrawals, and whether the provider agrees. */
export default function AdminBalancesScreen() {
  const { t } = useTranslation('finance')
  const [{ view }, change] = useFilters(filters)
  // Another view has other filters: they start empty.
  const open = (next: string | null) =>
    change({ view: next ?? undefined, ...{ scope: undefined, status: undefined, page: undefined } })
  const Panel = panels[view]
  return (
    <>
      <PageHeader title={t('platform.title')} subtitle={t('platform.subtitle')} />
      <Tabs value={view} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          {views.map((each) => (
            <Tabs.Tab key={each} value={each} className={classes.tab ?? ''}>
              {t(`platform.views.${each}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={view}>
          <Panel />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
