import type { Credit } from '@emma/contracts/wallet'
import { Button, Title } from '@mantine/core'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { MoneyCard } from '../../ui/money/money-card.tsx'
import { useRefundCredit } from './use-refund-credit.ts'
import classes from './wallet.module.css'
import { walletQuery } from './wallet.queries.ts'
import { WalletStatement } from './wallet-statement.tsx'

/** One credit: its origin, the rest, and a button to refund it to the card if possible. */
const CreditLine = ({ credit }: { credit: Credit }) => {
  const { t } = useTranslation('wallet')
  const { refund, isRefunding } = useRefundCredit()
  const { id, amount, remaining, origin, created_at, refundable_amount } = credit
  const { schedule_id: appointmentId, reason } = origin
  const isKnown = reason === 'canceled_by_customer' || reason === 'canceled_by_specialist'
  return (
    <li className={classes.line}>
      <p>
        <strong>{t('creditOf', { date: formatDate(created_at) })}</strong>
        <small>{t(`reason.${isKnown ? reason : 'other'}`)}</small>
      </p>
      <p className={classes.amount}>
        <strong>{formatBRL(remaining)}</strong>
        {remaining < amount && (
          <small>{t('left', { remaining: formatBRL(remaining), amount: formatBRL(amount) })}</small>
        )}
      </p>
      {appointmentId !== null && refundable_amount > 0 && (
        <Button
          size="sm"
          variant="default"
          loading={isRefunding}
          aria-label={t('toCardOf', { amount: formatBRL(refundable_amount) })}
          onClick={() => void refund({ appointmentId, creditId: id, amount: refundable_amount })}
        >
          {t('toCard')}
        </Button>
      )}
    </li>
  )
}

/** The wallet on the patient's profile: balance, credits, statement. */
export default function WalletSection() {
  const { t } = useTranslation('wallet')
  const query = useQuery(walletQuery)
  return (
    <section className={`${classes.wallet} ${layout.arriving}`} aria-labelledby="wallet-title">
      <Title order={2} id="wallet-title">
        {t('title')}
      </Title>
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="cards" count={1} />}
        isEmpty={({ credits }) => credits.length === 0}
        empty={<EmptyState picture="wallet" title={t('none')} detail={t('noneDetail')} />}
      >
        {({ totalBalance, credits }) => (
          <>
            <MoneyCard
              strong
              label={t('balance')}
              value={totalBalance}
              hint={t('balanceHint')}
              icon={IconWallet}
            />
            <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }} className={classes.use}>
              {t('use')}
            </LinkButton>
            <ul className={classes.lines} aria-label={t('credits')}>
              {credits.map((credit) => (
                <CreditLine key={credit.id} credit={credit} />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <WalletStatement />
    </section>
  )
}
