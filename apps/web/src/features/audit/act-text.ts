import type { ActLine } from '@emma/contracts/audit'
import { isVariableName } from '@emma/domain/variables'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

/** What a thing is called: its own name, a variable's, or nothing but its id. */
export const useActName = () => {
  const { t } = useTranslation('variables')
  return ({ entity, entity_id: id, entity_name: name }: ActLine): string => {
    if (entity === 'variable' && isVariableName(id)) return t(`names.${id}`)
    return name ?? id
  }
}

/** A value of a field for people to read. */
export const valueText = (value: unknown, t: TFunction<'audit'>): string => {
  if (value === null || value === undefined || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Object.entries(value)
    .map(([name, own]) => (Array.isArray(value) ? valueText(own, t) : `${name}: ${valueText(own, t)}`))
    .join('\n')
}
