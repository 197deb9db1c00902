import type { QueueOffer } from '@emma/contracts/queue'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/facts.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { EmergencyLines } from './emergency-lines.tsx'
import { EstimateText } from './estimate-text.tsx'
import { LastEntry } from './last-entry.tsx'
import classes from './queue.module.css'

const Standing = ({ offer, onBegin }: { offer: QueueOffer; onBegin: () => void }) => {
  const { t } = useTranslation('queue')
  return (
    <Panel title={t('care.standing')}>
      <Facts
        facts={[
          { name: t('care.price'), value: <MoneyText value={offer.price} strong /> },
          { name: t('board.onDuty'), value: t('care.onDuty', { count: offer.on_duty }) },
          { name: t('board.waiting'), value: t('care.waiting', { count: offer.waiting }) },
          { name: t('care.estimate'), value: <EstimateText minutes={offer.estimated_wait} /> },
        ]}
      />
      <p className={classes.note}>{t('care.promise', { minutes: offer.queue_minutes })}</p>
      <Button size="lg" className={classes.go} onClick={onBegin}>
        {t('care.begin')}
      </Button>
    </Panel>
  )
}

/** What urgent care is and costs, who is there, and whom to call instead. */
export const EnterDoor = ({ offer, onBegin }: { offer: QueueOffer; onBegin: () => void }) => {
  const { t } = useTranslation('queue')
  return (
    <div className={classes.column}>
      {offer.last && <LastEntry entry={offer.last} />}
      {offer.on_duty > 0 ? (
        <Standing offer={offer} onBegin={onBegin} />
      ) : (
        <EmptyState
          title={t('care.nobodyTitle')}
          detail={t('care.nobodyDetail')}
          action={
            <LinkButton size="lg" to="/customer/specialists/$id" params={{ id: 'todos' }}>
              {t('care.find')}
            </LinkButton>
          }
        />
      )}
      <Alert color="coral" title={t('care.emergency')}>
        <p className={classes.gap}>{t('care.emergencyDetail')}</p>
        <EmergencyLines lines={['192']} />
      </Alert>
    </div>
  )
}
