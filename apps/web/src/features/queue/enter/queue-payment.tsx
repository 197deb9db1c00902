import type { QueueOffer } from '@emma/contracts/queue'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isUnanswered, repeatUnanswered } from '../../../lib/api/attempt.ts'
import { isProblem } from '../../../lib/api/problem.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { type PaidBy, PayPanel } from '../../booking/index.ts'
import classes from '../queue.module.css'
import { enterMutation, entryQuery, offerQuery, queueKey } from '../queue.queries.ts'
import { attempt } from './attempt.ts'
import type { EnteringDraft } from './use-entering.ts'
import { useKind } from './use-kind.ts'

const AGAIN_MS = 3000

/** Identifies the attempt without containing the text. */
const digestOf = (text: string): string =>
  [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7).toString(36)

interface Props {
  readonly entering: EnteringDraft
  readonly offer: QueueOffer
}

/** Enters and pays once: after a lost answer it is repeated under the same key. */
const useEnter = ({ forget, pause }: EnteringDraft) => {
  const client = useQueryClient()
  return useMutation({
    ...enterMutation,
    retry: repeatUnanswered,
    onSuccess: (entry) => {
      attempt.end()
      client.setQueryData(entryQuery.queryKey, entry)
      if (entry.status === 'awaiting_payment') pause()
      else forget()
      void client.invalidateQueries({ queryKey: ['wallet'] })
    },
    onError: (error) => {
      if (isUnanswered(error)) return
      attempt.end()
      if (isProblem(error, 'already_in_queue')) void client.invalidateQueries({ queryKey: queueKey })
      void client.invalidateQueries({ queryKey: ['wallet'] })
      void client.invalidateQueries({ queryKey: offerQuery.queryKey })
    },
  })
}

interface SummaryProps extends Props {
  readonly attendee: string | undefined
  /** Nothing can be changed. */
  readonly isFixed: boolean
}

const Summary = ({ entering, offer, attendee, isFixed }: SummaryProps) => {
  const { t } = useTranslation('queue')
  return (
    <section className={classes.summary} aria-label={t('pay.summary')}>
      <h2>{t('pay.summary')}</h2>
      <Facts
        facts={[
          ...(attendee ? [{ name: t('pay.whoFor'), wide: true, value: attendee }] : []),
          { name: t('kind.label'), wide: true, value: t(`kind.answers.${entering.kind ?? 'general'}`) },
          { name: t('pay.complaint'), wide: true, value: entering.complaint },
          { name: t('pay.total'), value: <MoneyText value={offer.price} strong /> },
        ]}
      />
      <p className={classes.note}>{t('care.promise', { minutes: offer.queue_minutes })}</p>
      <Button variant="subtle" disabled={isFixed} onClick={() => entering.go('complaint')}>
        {t('care.back')}
      </Button>
    </section>
  )
}

/** Payment method, and the button that enters the queue. */
export default function QueuePayment({ entering, offer }: Props) {
  const { t } = useTranslation('queue')
  const enter = useEnter(entering)
  const { complaint, flags, kind } = entering
  const { attendee } = useKind(entering)
  const isUnknown = isUnanswered(enter.error)
  // What was done although the answer was lost shows by itself.
  const isLookedFor = isUnknown || enter.failureCount > 0
  useQuery({ ...entryQuery, enabled: isLookedFor, staleTime: 0, refetchInterval: AGAIN_MS })
  const pay = ({ method, cardId }: PaidBy) => {
    // The wallet may be charged by now, and would make this another call.
    if (isUnknown && enter.variables) return enter.mutate(enter.variables)
    const body = {
      complaint,
      payment_method: method,
      ...(kind === undefined ? {} : { kind_of_care: kind }),
      ...(cardId === undefined ? {} : { card_id: cardId }),
      ...(attendee === undefined ? {} : { dependent_id: attendee.id }),
      ...(flags.length === 0 ? {} : { red_flags: [...flags], red_flags_acknowledged: true }),
    }
    enter.mutate({ body, idempotencyKey: attempt.keyOf(digestOf(JSON.stringify(body))) })
  }
  return (
    <PayPanel
      price={offer.price}
      isPaying={enter.isPending}
      error={enter.error}
      isUnanswered={isUnknown}
      onPay={pay}
      checking={t('pay.checking')}
      summary={
        <Summary
          entering={entering}
          offer={offer}
          attendee={attendee?.name}
          isFixed={isUnknown || enter.isPending}
        />
      }
    />
  )
}
