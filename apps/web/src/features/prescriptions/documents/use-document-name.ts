import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'

type Named = Pick<PrescriptionDocument, 'legal_class' | 'controlled_list' | 'valid_until'>

/** A document's name, its law and its expiry. */
export const useDocumentName = () => {
  const { t } = useTranslation('documents')
  const dayOf = (date: string) => formatDate(noonOf(date), 'UTC')
  const nameOf = ({
    kind,
    legal_class,
  }: Pick<Named, 'legal_class'> & { kind: PrescriptionDocument['kind'] }): string =>
    legal_class === null ? t(`kinds.${kind}`) : t(`classes.${legal_class}`)
  const listOf = ({ legal_class, controlled_list: list }: Named): string | null => {
    if (legal_class !== 'controlled_344') return null
    return list === null ? t('listUnknown') : t('list', { list })
  }
  const untilOf = ({ legal_class, valid_until }: Named): string | null => {
    if (valid_until !== null) return t('valid', { date: dayOf(valid_until) })
    return legal_class === null ? null : t('validOpen')
  }
  return { nameOf, listOf, untilOf, dayOf }
}
