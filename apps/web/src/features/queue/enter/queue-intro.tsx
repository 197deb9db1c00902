import type { QueueOffer } from '@emma/contracts/queue'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from '../queue.module.css'
import { EmergencyLines } from './emergency-lines.tsx'
import { KindStatus } from './kind-status.tsx'
import { LastEntry } from './last-entry.tsx'

const OfferPanel = ({ offer, onBegin }: { offer: QueueOffer; onBegin: () => void }) => {
  const { t } = useTranslation('queue')
  return (
    <Panel title={t('care.status')}>
      <Facts facts={[{ name: t('care.price'), value: <MoneyText value={offer.price} strong /> }]} />
      <Button size="lg" className={classes.go} onClick={onBegin}>
        {t('care.begin')}
      </Button>
      <p className={classes.note}>{t('care.promise', { minutes: offer.queue_minutes })}</p>
      <Facts
        facts={offer.kinds.map((standing) => ({
          name: t(`kind.name.${standing.kind_of_care}`),
          wide: true,
          value: (
            <>
              {t(`kind.answers.${standing.kind_of_care}`)}
              <span className={classes.kindLine}>
                <KindStatus standing={standing} showsDuty />
              </span>
            </>
          ),
        }))}
      />
    </Panel>
  )
}

/** What urgent care is and costs, who is there, and whom to call instead. */
export const QueueIntro = ({ offer, onBegin }: { offer: QueueOffer; onBegin: () => void }) => {
  const { t } = useTranslation('queue')
  return (
    <div className={classes.column}>
      {offer.last && <LastEntry entry={offer.last} />}
      {offer.kinds.some(({ on_duty }) => on_duty > 0) ? (
        <OfferPanel offer={offer} onBegin={onBegin} />
      ) : (
        <EmptyState
          picture="queue"
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
