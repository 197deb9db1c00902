import type { Notification } from '@emma/contracts/notifications/notification'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../lib/i18n/format.ts'
import { MenuEntry, OverflowMenu } from '../../ui/action/overflow-menu.tsx'
import { TextLink } from '../../ui/action/text-link.tsx'
import { Coming } from '../../ui/feedback/coming.tsx'
import { useRefundCredit } from '../wallet/index.ts'
import classes from './notifications.module.css'
import { canceledShown } from './notifications.queries.ts'
import { useNotifications } from './use-notifications.ts'

/** The part of the credit still in the wallet. */
const leftOf = ({ amount = 0, remaining_amount = amount }: Notification): number => remaining_amount

const creditWords = (notice: Notification) => {
  const { amount = 0 } = notice
  if (amount === 0) return 'canceled.unpaid'
  return leftOf(notice) === 0 ? 'canceled.creditGone' : 'canceled.credit'
}

/** The sentence: who, when, how much. */
const Words = ({ notice }: { notice: Notification }) => {
  const { t } = useTranslation('notifications')
  const { specialist, starts_at, canceled_by } = notice
  return (
    <p className={classes.words}>
      {t(canceled_by === 'platform' ? 'canceled.byEmma' : 'canceled.detail', {
        name: specialist?.name ?? '',
        moment: starts_at ? `${formatShortDay(starts_at)}, ${formatHour(starts_at)}` : '',
      })}{' '}
      <strong>{t(creditWords(notice), { left: formatBRL(leftOf(notice)) })}</strong>
    </p>
  )
}

/** Another time with the same specialist: the wallet pays all or a part, the card the rest. */
const BookAgain = ({ notice }: { notice: Notification }) => {
  const { t } = useTranslation('notifications')
  const { creditId, specialist } = notice
  if (!specialist) return null
  const isPaid = creditId !== undefined && leftOf(notice) > 0
  return (
    <TextLink
      to="/customer/horario/$specialist_id"
      params={{ specialist_id: specialist.id }}
      search={isPaid ? { mix: '1' } : {}}
    >
      {t(isPaid ? 'canceled.useCredit' : 'canceled.bookAgain')}
    </TextLink>
  )
}

/** The part of the credit that may be refunded the way it was paid. */
const refundOf = (notice: Notification) => {
  const { creditId, schedule_id: appointmentId, refundable_amount: amount = 0 } = notice
  if (!creditId || !appointmentId || leftOf(notice) === 0 || amount === 0) return undefined
  return { appointmentId, creditId, amount }
}

/** The patient's canceled consultations, one at a time: next, remove, clear (spec §4). */
export function CanceledNotice() {
  const { t } = useTranslation('notifications')
  const [at, setAt] = useState(0)
  const { refund, isRefunding } = useRefundCredit()
  const { query, remove, clear, isBusy } = useNotifications('customer', canceledShown)
  const notices = query.data?.data ?? []
  const place = Math.min(at, notices.length - 1)
  const notice = notices[place]
  if (!notice) return query.isLoading ? <Coming /> : null
  const total = notices.length
  const back = refundOf(notice)
  return (
    <section className={classes.notice} aria-label={t('canceled.title')} aria-live="polite">
      <IconCalendarX size={24} stroke={1.75} aria-hidden />
      <Words notice={notice} />
      <OverflowMenu large label={t('canceled.more')}>
        {back && (
          <MenuEntry disabled={isRefunding} onClick={() => void refund(back)}>
            {t('canceled.toCard')}
          </MenuEntry>
        )}
        {total > 1 && <MenuEntry onClick={() => setAt((place + 1) % total)}>{t('canceled.next')}</MenuEntry>}
        <MenuEntry disabled={isBusy} onClick={() => remove(notice.id)}>
          {t('canceled.remove')}
        </MenuEntry>
        {total > 1 && (
          <MenuEntry disabled={isBusy} onClick={clear}>
            {t('canceled.clear')}
          </MenuEntry>
        )}
      </OverflowMenu>
      <div className={classes.ways}>
        <BookAgain notice={notice} />
        {total > 1 && (
          <span className={classes.position}>{t('canceled.position', { at: place + 1, total })}</span>
        )}
      </div>
    </section>
  )
}
