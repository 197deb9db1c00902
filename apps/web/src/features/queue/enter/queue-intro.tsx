import type { QueueOffer } from '@emma/contracts/queue'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from '../queue.module.css'
import { EmergencyLines } from './emergency-lines.tsx'
import { EstimateText } from './estimate-text.tsx'
import { KindStatus } from './kind-status.tsx'
import { LastEntry } from './last-entry.tsx'
import { RedFlagList } from './red-flag-list.tsx'
import type { EnteringDraft } from './use-entering.ts'

/** Professions on duty, how many, and the wait. */
const Standings = ({ offer }: { offer: QueueOffer }) => {
  const { t } = useTranslation('queue')
  const attended = offer.kinds.filter(({ on_duty }) => on_duty > 0)
  return (
    <ul className={classes.standings} aria-label={t('care.status')}>
      {attended.map((standing) => (
        <li key={standing.kind_of_care}>
          <strong>{t(`kind.answers.${standing.kind_of_care}`)}</strong>
          <span className={classes.kindLine}>
            <KindStatus standing={standing} showsDuty />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly offer: QueueOffer
  readonly entering: EnteringDraft
}

/** Somebody is on duty: who, the waiting time, the signs that need an ambulance instead, and the next step. */
const Begin = ({ offer, entering }: Props) => {
  const { t } = useTranslation('queue')
  const isSafe = entering.flags.length === 0
  const { estimate } = offer
  return (
    <div className={classes.column}>
      {offer.last && <LastEntry entry={offer.last} />}
      <p className={classes.price}>
        <MoneyText value={offer.price} strong />
        <span>
          <EstimateText estimate={estimate} />
        </span>
      </p>
      <RedFlagList entering={entering}>
        {/* Below the last of the signs: nobody says that there are none before they passed by all of them. */}
        <Button size="lg" {...(isSafe ? {} : { color: 'coral' })} onClick={entering.answer}>
          {t(isSafe ? 'flags.none' : 'flags.some')}
        </Button>
      </RedFlagList>
      <Standings offer={offer} />
      <p className={classes.note}>{t('care.promise', { minutes: offer.queue_minutes })}</p>
    </div>
  )
}

const Nobody = ({ offer }: Pick<Props, 'offer'>) => {
  const { t } = useTranslation('queue')
  return (
    <div className={classes.column}>
      {offer.last && <LastEntry entry={offer.last} />}
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
      <p className={classes.note}>{t('care.emergencyDetail')}</p>
      <EmergencyLines lines={['192']} />
    </div>
  )
}

/** The price of urgent care, who is on duty, and emergency numbers. */
export const QueueIntro = ({ offer, entering }: Props) =>
  offer.kinds.some(({ on_duty }) => on_duty > 0) ? (
    <Begin offer={offer} entering={entering} />
  ) : (
    <Nobody offer={offer} />
  )
