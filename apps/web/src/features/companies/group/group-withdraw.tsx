import type { Company } from '@emma/contracts/companies'
import type { WithdrawalRules } from '@emma/contracts/earnings'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { WithdrawalList, WithdrawForm, WithdrawRules } from '../../earnings/index.ts'
import classes from '../companies.module.css'
import { companiesKey } from '../companies.queries.ts'
import { BankButton } from './group-bank.tsx'
import { withdrawalsQuery, withdrawMutation } from './group-withdraw.queries.ts'

interface Props {
  readonly company: Company
  readonly available: number
  readonly rules: WithdrawalRules
}

/** Why the payment partner cannot pay there now, if so. */
const useObstacle = ({ recipient_id, recipient_status }: Company): string | null => {
  const { t } = useTranslation('companies')
  if (recipient_id === null || recipient_status === null) return t('group.money.unknown')
  if (recipient_status === 'active') return null
  return t('group.money.notActive', { status: t(`recipient.${recipient_status}`) })
}

const Asking = ({ company, available, rules }: Props) => {
  const { t } = useTranslation('companies')
  const obstacle = useObstacle(company)
  const { id, bank_account: bank } = company
  if (company.status !== 'approved') return <p className={classes.muted}>{t('group.money.notApproved')}</p>
  if (!bank) {
    return (
      <EmptyState
        title={t('group.money.noAccount')}
        detail={t('group.money.noAccountDetail')}
        action={<BankButton company={company} />}
      />
    )
  }
  return (
    <div className={classes.columns}>
      <WithdrawForm
        available={available}
        minimum={rules.minimum}
        account={t('group.bank.ending', { bank: bank.bank_name, ends: bank.ends_with })}
        obstacle={obstacle && <p className={classes.muted}>{obstacle}</p>}
        request={withdrawMutation(id)}
        stale={companiesKey}
      />
      <WithdrawRules known={rules} of="company" />
    </div>
  )
}

/** Requests a transfer of the company's share to its account, and lists earlier ones. */
export default function GroupWithdraw(props: Props) {
  const { t } = useTranslation('companies')
  const [page, setPage] = usePage('saques')
  const { id } = props.company
  return (
    <>
      <section className={layout.list}>
        <Title order={2}>{t('group.money.withdraw')}</Title>
        <Asking {...props} />
      </section>
      <section className={layout.list}>
        <Title order={2}>{t('group.money.withdrawals')}</Title>
        <WithdrawalList
          options={withdrawalsQuery(id, page)}
          empty={
            <EmptyState
              title={t('group.money.noWithdrawals')}
              detail={t('group.money.noWithdrawalsDetail')}
            />
          }
          onPage={setPage}
        />
      </section>
    </>
  )
}
