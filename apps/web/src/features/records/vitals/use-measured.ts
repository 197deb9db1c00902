import { type Measured, vitalDecimals, vitalSigns, vitalUnits } from '@emma/domain/records'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/i18n/format-names.ts'

/** `Pressão 120/80 mmHg · Temperatura 36,6 °C`. */
export const useMeasured = () => {
  const { t } = useTranslation('patient')
  return (vitals: Measured): string => {
    const { systolic, diastolic } = vitals
    const pressure =
      systolic !== undefined && diastolic !== undefined
        ? [`${t('vitals.pressure')} ${systolic}/${diastolic} ${vitalUnits.systolic}`]
        : []
    const others = vitalSigns.flatMap((sign) => {
      const value = vitals[sign]
      if (value === undefined || sign === 'systolic' || sign === 'diastolic') return []
      return [`${t(`vitals.signs.${sign}`)} ${formatNumber(value, vitalDecimals[sign])} ${vitalUnits[sign]}`]
    })
    return [...pressure, ...others].join(' · ')
  }
}
