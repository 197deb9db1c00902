import type { Notification } from '@emma/contracts/notifications'
import { Button } from '@mantine/core'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { Coming } from '../../ui/feedback/coming.tsx'
import { useRefundCredit } from '../wallet/index.ts'
import classes from './notifications.module.css'
import { useNotifications } from './use-notifications.ts'

/** What of the credit is still in the wallet. */
const leftOf = ({ amount = 0, remaining_amount = amount }: Notification): number => remaining_amount

const creditWords = (notice: Notification) => {
  const { amount = 0 } = notice
  if (amount === 0) return 'canceled.unpaid'
  return leftOf(notice) === 0 ? 'canceled.creditGone' : 'canceled.credit'
}

/** The credit, and what can be done with it: book again, or ask for the money back. */
const CreditActions = ({ notice }: { notice: Notification }) => {
  const { t } = useTranslation('notifications')
  const { refund, isRefunding } = useRefundCredit()
  const { creditId, schedule_id: appointmentId, specialist, refundable_amount: amount = 0 } = notice
  if (!creditId || !appointmentId || !specialist || leftOf(notice) === 0) return null
  return (
    <>
      {/* The wallet pays what it can: all of it, or a part beside the card. */}
      <LinkButton
        to="/customer/horario/$specialist_id"
        params={{ specialist_id: specialist.id }}
        search={{ pay: 'wallet', mix: '1' }}
      >
        {t('canceled.useCredit')}
      </LinkButton>
      {amount > 0 && (
        <Button
          variant="default"
          loading={isRefunding}
          onClick={() => void refund({ appointmentId, creditId, amount })}
        >
          {t('canceled.toCard')}
        </Button>
      )}
    </>
  )
}

/** The sentence: who, when, how much. */
const Words = ({ notice }: { notice: Notification }) => {
  const { t } = useTranslation('notifications')
  const { specialist, starts_at, canceled_by } = notice
  return (
    <p className={classes.words}>
      {t(canceled_by === 'platform' ? 'canceled.byEmma' : 'canceled.detail', {
        name: specialist?.name ?? '',
        moment: starts_at ? formatMoment(starts_at) : '',
      })}{' '}
      {t(creditWords(notice), { left: formatBRL(leftOf(notice)) })}
    </p>
  )
}

/** Consultations that were canceled on the patient, one at a time: advance, remove, clear (spec §4). */
export default function CanceledNotice() {
  const { t } = useTranslation('notifications')
  const [at, setAt] = useState(0)
  const options = { kind: 'canceled_by_specialist', pageSize: 20 } as const
  const { query, remove, clear, isBusy } = useNotifications('customer', options)
  const notices = query.data?.data ?? []
  const place = Math.min(at, notices.length - 1)
  const notice = notices[place]
  if (!notice) return query.isLoading ? <Coming /> : null
  const total = notices.length
  return (
    <section className={classes.notice} aria-label={t('canceled.title')} aria-live="polite">
      <header>
        <IconCalendarX size={24} stroke={1.75} aria-hidden />
        <h2>{t('canceled.title')}</h2>
        {total > 1 && (
          <span className={classes.position}>{t('canceled.position', { at: place + 1, total })}</span>
        )}
      </header>
      <Words notice={notice} />
      <div className={classes.actions}>
        <CreditActions notice={notice} />
      </div>
      <div className={classes.ways}>
        {total > 1 && (
          <Button size="sm" variant="subtle" onClick={() => setAt((place + 1) % total)}>
            {t('canceled.next')}
          </Button>
        )}
        <Button size="sm" variant="subtle" color="gray" loading={isBusy} onClick={() => remove(notice.id)}>
          {t('canceled.remove')}
        </Button>
        {total > 1 && (
          <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={clear}>
            {t('canceled.clear')}
          </Button>
        )}
      </div>
    </section>
  )
}
