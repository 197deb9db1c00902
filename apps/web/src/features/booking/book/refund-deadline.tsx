import { keptLate, type PaymentParts } from '@emma/domain/payments'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { type Policy, policyQuery } from '../change/changes.queries.ts'
import classes from './pick-slot.module.css'

const useSentences = ({ wallet, provider }: PaymentParts) => {
  const { t } = useTranslation('booking')
  const isFree = wallet + provider === 0
  const freeUntil = ({ refund_until: until, in_grace_until: grace, grace_minutes: minutes }: Policy) => {
    if (until === null) return t(isFree ? 'returns.over' : 'deadline.over')
    const moment = `${formatShortDay(until)}, ${formatHour(until)}`
    if (isFree) return t('returns.until', { moment })
    return until === grace ? t('deadline.grace', { minutes, moment }) : t('deadline.until', { moment })
  }
  const keptAfter = (policy: Policy) => {
    const kept = keptLate({ card: provider, wallet }, policy)
    if (kept.card === 0 && kept.wallet === 0) return ''
    const amounts = { card: formatBRL(kept.card), wallet: formatBRL(kept.wallet) }
    // One amount is said once, though the money may come back in two ways.
    const differs = provider > 0 && kept.card !== kept.wallet
    return t(differs ? 'deadline.kept' : 'deadline.keptWallet', amounts)
  }
  return (policy: Policy) => `${freeUntil(policy)} ${keptAfter(policy)}`.trim()
}

interface Props {
  readonly specialistId: string
  readonly startsAt: string
  readonly parts: PaymentParts
}

/** Until when a booking made now can be canceled without a loss, and what is retained after that. */
export const RefundDeadline = ({ specialistId, startsAt, parts }: Props) => {
  const sentence = useSentences(parts)
  return (
    <QueryView query={useQuery(policyQuery(specialistId, startsAt))} skeleton={<LoadingLines count={2} />}>
      {(policy) => <p className={classes.rule}>{sentence(policy)}</p>}
    </QueryView>
  )
}
