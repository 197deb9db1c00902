import type { Slot } from '@emma/contracts/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { policyQuery } from './changes.queries.ts'
import { ownDependentsQuery } from './own-dependents.query.ts'
import type { Choice } from './payment-choice.ts'
import classes from './pick-slot.module.css'

interface Props {
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
  readonly start: number
  readonly slot: Slot | undefined
  readonly parts: Choice['parts']
  readonly dependentId: string | undefined
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The rule that this booking would be frozen with. */
const Rule = () => {
  const { t } = useTranslation('booking')
  return (
    <QueryView query={useQuery(policyQuery)} skeleton={<LoadingLines count={2} />}>
      {({ full_refund_hours: hours, late_card_percent: card, late_wallet_percent: wallet }) => (
        <p className={classes.rule}>
          <strong className={classes.ruleTitle}>{t('summary.ruleTitle')}</strong>
          {t('summary.rule', { hours, card, wallet })}
        </p>
      )}
    </QueryView>
  )
}

/** What is being bought, for how much, and how it can be taken back. */
export const BookingSummary = ({ specialist, specialty, start, slot, parts, dependentId }: Props) => {
  const { t } = useTranslation('booking')
  const { data: dependents } = useQuery({ ...ownDependentsQuery, enabled: dependentId !== undefined })
  const dependent = dependents?.find(({ id }) => id === dependentId)
  return (
    <section className={classes.summary}>
      <Title order={2} size="h3">
        {t('summary.title')}
      </Title>
      <dl>
        <Line name={t('summary.specialist')}>{specialist.name}</Line>
        <Line name={t('summary.specialty')}>{specialty.name}</Line>
        {dependent && <Line name={t('summary.whoFor')}>{dependent.name}</Line>}
        <Line name={t('summary.when')}>{formatMoment(new Date(start))}</Line>
        {slot && <Line name={t('summary.where')}>{t(slot.online ? 'where.online' : 'where.place')}</Line>}
        <Line name={t('summary.price')}>
          <MoneyText value={specialty.price} />
        </Line>
        {parts.wallet > 0 && (
          <Line name={t('summary.fromWallet')}>
            <MoneyText value={-parts.wallet} />
          </Line>
        )}
        <Line name={t('summary.toPay')}>
          <MoneyText value={parts.provider} strong />
        </Line>
      </dl>
      <Rule />
    </section>
  )
}
