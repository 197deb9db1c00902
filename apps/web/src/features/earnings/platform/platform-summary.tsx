import type { PlatformBalance } from '@emma/contracts/wallet'
import { Title } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCalendarDollar from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { MoneyCard } from '../../../ui/money/money-card.tsx'
import classes from '../earnings.module.css'
import sheet from '../withdrawals/withdrawals.module.css'
import { withdrawalsQuery } from '../withdrawals/withdrawals.queries.ts'
import { platformQuery, reconciliationQuery } from './platform.queries.ts'
import { ReconciliationState } from './reconciliation-state.tsx'

const sums = [
  ['platform', 'platform', IconCoins],
  ['provider', 'provider', IconBuildingBank],
  ['waiting', 'waiting_funds', IconCalendarDollar],
  ['available', 'available', IconStethoscope],
  ['transferred', 'transferred', IconArrowsExchange],
  ['refunds', 'refunds_open', IconArrowBackUp],
  ['wallets', 'wallets', IconWallet],
] as const satisfies readonly (readonly [string, keyof PlatformBalance, Icon])[]

const Money = () => {
  const { t } = useTranslation('finance')
  return (
    <section className={layout.list}>
      <Title order={2}>{t('platform.money')}</Title>
      <QueryView query={useQuery(platformQuery)} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(balance) => (
          <div className={classes.cards}>
            {sums.map(([name, sum, icon], at) => (
              <MoneyCard
                key={name}
                strong={at === 0}
                label={t(`platform.${name}`)}
                hint={t(`platform.${name}Hint`)}
                value={balance[sum]}
                icon={icon}
              />
            ))}
          </div>
        )}
      </QueryView>
    </section>
  )
}

const Open = ({ view, children }: { view: string; children: ReactNode }) => (
  <li>
    <TextLink to="/admin/balances" search={{ view }}>
      {children}
    </TextLink>
  </li>
)

/** Matters that need an admin: approvals and differences. */
const Attention = () => {
  const { t } = useTranslation('finance')
  const waiting = useQuery(withdrawalsQuery({ scope: 'approval', pageSize: 1 }))
  const { data: books } = useQuery(reconciliationQuery)
  const open = books?.open_differences ?? 0
  return (
    <section className={sheet.card}>
      <Title order={2}>{t('platform.attention')}</Title>
      <QueryView query={waiting} skeleton={<LoadingLines shape="lines" count={1} />}>
        {({ meta }) =>
          meta.total + open === 0 ? (
            <p className={layout.quiet}>{t('platform.nothing')}</p>
          ) : (
            <ul className={sheet.rules}>
              {meta.total > 0 && (
                <Open view="withdrawals">{t('platform.waitingWithdrawals', { count: meta.total })}</Open>
              )}
              {open > 0 && (
                <Open view="differences">
                  {t('platform.openDifferences', {
                    count: open,
                    amount: formatBRL(books?.open_amount ?? 0),
                  })}
                </Open>
              )}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}

/** Where the platform's money is, and what waits for an admin. */
export const PlatformSummary = () => (
  <div className={sheet.page}>
    <Attention />
    <Money />
    <ReconciliationState />
  </div>
)
