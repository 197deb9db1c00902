import type { ActLine } from '@emma/contracts/audit'
import { isVariableName } from '@emma/domain/variables'
import type texts from '@emma/phrases/audit'
import { fieldWord } from '@emma/phrases/field-word'
import type { i18n as I18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'

/** A thing's name: its own, a variable's, or only its id. */
export const useActName = () => {
  const { t } = useTranslation('variables')
  return ({ entity, entity_id: id, entity_name: name }: ActLine): string => {
    if (entity === 'variable' && isVariableName(id)) return t(`names.${id}`)
    return name ?? id
  }
}

/** A field's value in an act: codes and money in words, others unchanged. */
export const fieldText = (
  act: ActLine,
  [name, value]: readonly [string, unknown],
  { t, i18n }: { readonly t: TFunction<'audit'>; readonly i18n: I18n },
): string => {
  const words: typeof texts = i18n.getResourceBundle(i18n.language, 'audit')
  const word = fieldWord(words, act.entity, [name, value])
  if (word !== undefined) return word
  return name === 'amount' && typeof value === 'number' ? formatBRL(value) : valueText(value, t)
}

/** A field's value as text. */
const valueText = (value: unknown, t: TFunction<'audit'>): string => {
  if (value === null || value === undefined || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return Object.entries(value)
    .map(([name, own]) => (Array.isArray(value) ? valueText(own, t) : `${name}: ${valueText(own, t)}`))
    .join('\n')
}
