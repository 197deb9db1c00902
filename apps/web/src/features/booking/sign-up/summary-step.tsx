import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatMoment, formatShortDay } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { councilOf } from '../../../ui/person/council-of.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { RefundDeadline } from '../book/refund-deadline.tsx'
import { HasAccount } from './has-account.tsx'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import { Taken } from './taken.tsx'

const Person = ({ specialist, specialty }: Pick<StepProps, 'specialist'> & { specialty: string }) => (
  <div className={classes.person}>
    <PersonAvatar name={specialist.name} src={specialist.avatar} size={64} />
    <p>
      <strong>{specialist.name}</strong>
      <span>{specialty}</span>
      <small>{councilOf(specialist)}</small>
    </p>
  </div>
)

/** The purchase: from whom, when and where, the price, and the deadline for a full refund. */
export const SummaryStep = ({ signUp, wish, specialist, slot }: StepProps) => {
  const { t } = useTranslation('signUp')
  const where = useWhere()
  const price = slot.price ?? 0
  const specialty = specialist.specialties.find(({ id }) => id === wish.specialty_id)?.name
  // Their own hold does not block them.
  const isFree = slot.status === 'open' || (slot.status === 'held' && signUp.kept.ticket !== '')
  const terms = t('terms', { minutes: slot.duration_minutes, where: where(slot) })
  return (
    <div className={`${layout.screen} ${classes.step}`}>
      <Title order={1}>{t('summary.title')}</Title>
      <section className={classes.card}>
        <Person specialist={specialist} specialty={specialtyName(specialty ?? '')} />
        <dl className={classes.facts}>
          <div>
            <dt>{t('summary.when')}</dt>
            <dd>{formatMoment(slot.starts_at)}</dd>
          </div>
          <div>
            <dt>{t('summary.duration')}</dt>
            <dd>{t('summary.minutes', { minutes: slot.duration_minutes })}</dd>
          </div>
          <div>
            <dt>{t('summary.where')}</dt>
            <dd>{where(slot)}</dd>
          </div>
        </dl>
        <RefundDeadline
          specialistId={specialist.id}
          startsAt={slot.starts_at}
          parts={{ wallet: 0, provider: price }}
        />
      </section>
      {isFree ? (
        <>
          <HasAccount specialistId={specialist.id} wish={wish} />
          <ActionBar
            over={`${formatShortDay(slot.starts_at)}, ${formatHour(slot.starts_at)}`}
            state={formatBRL(price)}
            under={terms}
          >
            <Button size="lg" onClick={() => signUp.go({ passo: 'email' })}>
              {t('next')}
            </Button>
          </ActionBar>
        </>
      ) : (
        <Taken signUp={signUp} specialist={specialist} start={Date.parse(slot.starts_at)} />
      )}
    </div>
  )
}
