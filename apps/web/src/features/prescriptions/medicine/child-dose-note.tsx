import type { ChildDose } from '@emma/contracts/prescriptions/writing'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import classes from './warnings.module.css'

/** A child's dose by weight: shown, never filled in. */
export const ChildDoseNote = ({ dose }: { dose: ChildDose }) => {
  const { t, i18n } = useTranslation('prescriptions')
  if (dose.known === 'adult') return null
  if (dose.known !== 'dose') {
    return (
      <p className={classes.source}>{t(dose.known === 'no_weight' ? 'child.noWeight' : 'child.unknown')}</p>
    )
  }
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const span = ([least, most]: readonly [number, number]) =>
    least === most
      ? number.format(least)
      : t('child.span', { from: number.format(least), to: number.format(most) })
  const ml = dose.ml_per_dose === null ? '' : t('child.ml', { ml: span(dose.ml_per_dose) })
  const values = {
    perKg: span(dose.per_kg),
    day: span(dose.mg_per_day),
    dose: span(dose.mg_per_dose),
    times: dose.doses_per_day,
    ml,
  }
  return (
    <Alert
      color="sky"
      p="sm"
      title={t('child.title', { weight: number.format(dose.weight), date: formatDate(dose.measured_at) })}
    >
      <p className={classes.words}>{t('child.dose', { ...values, count: dose.doses_per_day })}</p>
      <p className={classes.words}>
        {t('child.most', {
          day: number.format(dose.max_mg_per_day),
          dose: number.format(dose.max_mg_per_dose),
        })}{' '}
        {dose.note}
      </p>
      <p className={classes.source}>{t('child.source', { source: dose.source })}</p>
    </Alert>
  )
}
