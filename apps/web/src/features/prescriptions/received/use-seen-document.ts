import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import type { SeenItem } from '../../../lib/last-seen/last-seen.ts'
import { documentFile } from '../prescriptions.queries.ts'

/** A document in the words stored for offline use. */
export const useSeenDocument = () => {
  const { t } = useTranslation('prescriptions')
  return (document: PrescriptionDocument): SeenItem => {
    const { id, kind, code, medicines, specialist, dependent, created_at, valid_until } = document
    const { name, council } = specialist
    const about = [
      `${formatDate(created_at)} · ${t('received.by', { name, council })}`,
      ...(dependent ? [t('received.for', { name: dependent.name })] : []),
      ...(valid_until ? [t('received.validUntil', { date: formatDate(noonOf(valid_until), 'UTC') })] : []),
      `${t('received.check')}: ${code}`,
    ]
    return { id, title: t(`received.kinds.${kind}`), lines: [...medicines, ...about], file: documentFile(id) }
  }
}
