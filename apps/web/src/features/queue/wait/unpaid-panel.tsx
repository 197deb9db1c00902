import type { QueueEntry } from '@emma/contracts/queue'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnheard } from '../../../lib/api/unheard.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PixPanel } from '../../booking/index.ts'
import classes from '../queue.module.css'
import { entryQuery } from '../queue.queries.ts'
import { useLeave } from './use-leave.ts'

/** Not in line yet: a Pix to pay, or a card payment that is pending. */
export default function UnpaidPanel({ entry }: { entry: QueueEntry }) {
  const { t } = useTranslation('queue')
  const { leave, isLeaving } = useLeave(entry)
  const query = useQuery(entryQuery)
  const { pix, amount, wallet_amount } = entry.payment
  const button = (
    <Button variant="default" size="lg" loading={isLeaving} onClick={() => void leave()}>
      {t('pix.leave')}
    </Button>
  )
  if (pix) {
    return (
      <Suspense fallback={<LoadingLines count={6} />}>
        <PixPanel
          amount={amount - wallet_amount}
          pix={pix}
          heldUntil={entry.hold_expires_at}
          isUnheard={isUnheard(query)}
        >
          {button}
        </PixPanel>
      </Suspense>
    )
  }
  return (
    <section className={classes.card} aria-labelledby="unpaid">
      <h2 id="unpaid" className={classes.question}>
        {t('wait.paying')}
      </h2>
      <p role="status">{t('wait.payingDetail')}</p>
      {button}
    </section>
  )
}
