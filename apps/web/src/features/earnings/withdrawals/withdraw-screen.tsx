import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { balanceQuery } from '../earnings.queries.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import classes from './withdrawals.module.css'
import { bankAccountQuery } from './withdrawals.queries.ts'

const shown = 5
/** Money and the rules for taking it out, not what it came from. */
const balanceOnly = balanceQuery({ pageSize: 1 })

/** What a withdrawal keeps to, before one is asked for; the amounts come with the balance. */
const Rules = () => {
  const { t } = useTranslation('finance')
  const known = useQuery(balanceOnly).data?.withdrawal_rules
  const min = formatBRL(known?.minimum ?? 0)
  const below = formatBRL(known?.approved_below ?? 0)
  const isAtOnce = known !== undefined && known.approved_below > known.minimum
  const rules = [
    ...(known ? ['minimum' as const] : []),
    'own',
    isAtOnce ? 'atOnce' : 'approval',
    'leaves',
    'told',
  ] as const
  return (
    <aside className={classes.card}>
      <Title order={2}>{t('withdraw.rules.title')}</Title>
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(`withdraw.rules.${rule}`, { min, below })}</li>
        ))}
      </ul>
    </aside>
  )
}

const NoAccount = () => {
  const { t } = useTranslation('finance')
  return (
    <EmptyState
      title={t('withdraw.noAccountTitle')}
      detail={t('withdraw.noAccountDetail')}
      action={<LinkButton to="/specialist/payments-transfers">{t('withdraw.noAccountAction')}</LinkButton>}
    />
  )
}

/** What can be asked for, or what is still missing for it. */
const Asking = () => {
  const specialistId = useUser()?.specialistId ?? ''
  const account = useQuery(bankAccountQuery(specialistId))
  const balance = useQuery(balanceOnly)
  const skeleton = <LoadingLines shape="block" />
  return (
    <QueryView query={account} skeleton={skeleton}>
      {(kept) =>
        kept ? (
          <QueryView query={balance} skeleton={skeleton}>
            {({ available, withdrawal_rules: { minimum } }) => (
              <WithdrawForm available={available} minimum={minimum} account={kept} />
            )}
          </QueryView>
        ) : (
          <NoAccount />
        )
      }
    </QueryView>
  )
}

const Recent = () => {
  const { t } = useTranslation('finance')
  return (
    <section className={layout.list}>
      <header className={layout.apart}>
        <Title order={2}>{t('withdraw.recent')}</Title>
        <TextLink to="/specialist/payments-transfers">{t('withdraw.seeAll')}</TextLink>
      </header>
      <WithdrawalList
        asked={{ pageSize: shown }}
        empty={<EmptyState title={t('list.noneTitle')} detail={t('list.noneDetail')} />}
      />
    </section>
  )
}

/** Asks for a transfer of what is available, and shows how those asked for before move on. */
export default function WithdrawScreen() {
  const { t } = useTranslation('finance')
  return (
    <>
      <PageHeader title={t('withdraw.title')} subtitle={t('withdraw.subtitle')} />
      <div className={classes.page}>
        <div className={classes.columns}>
          <Asking />
          <Rules />
        </div>
        <Recent />
      </div>
    </>
  )
}
