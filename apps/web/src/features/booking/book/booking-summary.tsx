import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import type { Choice } from '../pay/payment-choice.ts'
import classes from './pick-slot.module.css'

interface Props {
  readonly specialist: SpecialistCard
  readonly specialty: SpecialistCard['specialties'][number]
  readonly start: number
  readonly slot: Slot | undefined
  readonly parts: Choice['parts']
  /** Whom it is for, if not the customer. */
  readonly dependent: { readonly name: string } | undefined
  readonly isReturn?: boolean
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={classes.line}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/**
 * The purchase and its price; folded on a phone, where the screen's head shows who, when and where, and open from the
 * moment there is room beside the payment.
 */
export const BookingSummary = ({ specialist, specialty, start, slot, parts, dependent, isReturn }: Props) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const isOpen = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })
  return (
    <details className={classes.summary} open={isOpen}>
      <summary>
        <h2>{t('summary.title')}</h2>
      </summary>
      <dl>
        <Line name={t('summary.specialist')}>{specialist.name}</Line>
        <Line name={t('summary.specialty')}>
          {[specialtyName(specialty.name), isReturn && t('returns.mark')].filter(Boolean).join(' · ')}
        </Line>
        {dependent && <Line name={t('summary.whoFor')}>{dependent.name}</Line>}
        <Line name={t('summary.when')}>{formatMoment(new Date(start))}</Line>
        {slot && (
          <Line name={t('summary.duration')}>
            {t('duration.minutes', { minutes: slot.duration_minutes })}
          </Line>
        )}
        {slot && <Line name={t('summary.where')}>{where(slot)}</Line>}
        <Line name={t('summary.price')}>
          <MoneyText value={slot?.price ?? specialty.price} />
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
    </details>
  )
}
