import type { QueueEntry } from '@emma/contracts/queue'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PixPanel } from '../booking/index.ts'
import { CalledPanel } from './called-panel.tsx'
import classes from './queue.module.css'
import { StartedPanel } from './started-panel.tsx'
import { useLeave } from './use-leave.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** Not in line yet: the Pix to pay, or a card whose bank thinks. */
const Unpaid = ({ entry }: { entry: QueueEntry }) => {
  const { t } = useTranslation('queue')
  const { leave, isLeaving } = useLeave(entry)
  const { pix, amount, wallet_amount } = entry.payment
  const button = (
    <Button variant="default" size="lg" loading={isLeaving} onClick={() => void leave()}>
      {t('pix.leave')}
    </Button>
  )
  if (pix) {
    return (
      <Suspense fallback={<LoadingLines shape="block" count={1} />}>
        <PixPanel amount={amount - wallet_amount} pix={pix}>
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

/** The own place, by how it stands. */
export const OwnEntry = ({ entry }: { entry: QueueEntry }) => {
  switch (entry.status) {
    case 'awaiting_payment':
      return <Unpaid entry={entry} />
    case 'waiting':
      return <WaitingPanel entry={entry} />
    case 'called':
      return <CalledPanel entry={entry} />
    case 'in_progress':
      return <StartedPanel entry={entry} />
    default:
      return null
  }
}
