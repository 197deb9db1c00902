import type { VariableUnit } from '@emma/domain/variables'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'

/** A value with its unit. */
export const useValueText = () => {
  const { t } = useTranslation('variables')
  return (value: number, unit: VariableUnit): string => {
    if (unit === 'centavos') return formatBRL(value)
    if (unit === 'percent') return `${value}%`
    return t(`units.${unit}`, { count: value })
  }
}
