import type { Slot } from '@emma/contracts/availability/slots'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour } from '../../../lib/i18n/format.ts'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { useWhere } from '../../../ui/time/use-where.ts'
import classes from './pick-slot.module.css'

interface ComparisonProps {
  readonly before: Slot | undefined
  readonly after: Slot
  /** A moved appointment keeps its price. */
  readonly withPrice?: boolean
}

/** An offer as it was seen and as it is now, side by side. */
export const OfferComparison = ({ before, after, withPrice = true }: ComparisonProps) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const lengthOf = ({ duration_minutes: minutes, starts_at, ends_at }: Slot) =>
    t('changed.length', { minutes, from: formatHour(starts_at), to: formatHour(ends_at) })
  const priceOf = ({ price }: Slot) => (price === null ? '' : formatBRL(price))
  const rows = [
    ...(withPrice ? [[t('changed.price'), priceOf] as const] : []),
    [t('changed.duration'), lengthOf] as const,
    [t('changed.where'), where] as const,
  ]
  return (
    <table className={classes.comparison}>
      <thead>
        <tr>
          <td />
          {before && <th scope="col">{t('changed.before')}</th>}
          <th scope="col">{t('changed.now')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, textOf]) => (
          <tr key={name} data-other={before && textOf(before) !== textOf(after) ? true : undefined}>
            <th scope="row">{name}</th>
            {before && <td>{textOf(before)}</td>}
            <td>{textOf(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Props extends ComparisonProps {
  readonly onAccept: () => void
  readonly onOther: () => void
}

/** The chosen time has another offer now: old and new, and one question. Nothing was held or charged. */
export const OfferChanged = ({ onAccept, onOther, ...offers }: Props) => {
  const { t } = useTranslation('booking')
  return (
    <Alert
      ref={bringIntoSight}
      className={classes.question ?? ''}
      color="amber"
      role="alert"
      title={t('changed.title')}
    >
      <p className={classes.reason}>{t('changed.detail')}</p>
      <OfferComparison {...offers} />
      <div className={classes.offers}>
        <Button onClick={onAccept}>{t('changed.accept')}</Button>
        <Button variant="default" onClick={onOther}>
          {t('changed.other')}
        </Button>
      </div>
    </Alert>
  )
}
