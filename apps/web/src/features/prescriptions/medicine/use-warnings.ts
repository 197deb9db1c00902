import type { PrescriptionWarnings } from '@emma/contracts/prescriptions'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { type CheckedMedicine, warningsQuery } from '../prescriptions.queries.ts'

/** What warnings say, a sentence each, the gravest first. */
export const useWarningWords = () => {
  const { t } = useTranslation('prescriptions')
  return ({ allergies, duplicates }: PrescriptionWarnings): string[] => [
    ...allergies.map(({ substance, reaction, kind, group }) => {
      const noted = reaction === '' ? substance : t('warnings.reaction', { substance, reaction })
      return t(`warnings.${kind}`, { noted, group: group === null ? '' : t(`groups.${group}`) })
    }),
    ...duplicates.map(({ where, title, since, specialist_name }) =>
      t(`warnings.${where}`, { title, date: formatDate(since), name: specialist_name }),
    ),
  ]
}

/** Asks before a medicine that something speaks against; true where nothing does, or where it is wanted all the same. */
export const useReview = () => {
  const { t } = useTranslation('prescriptions')
  const client = useQueryClient()
  const words = useWarningWords()
  return async (medicine: CheckedMedicine): Promise<boolean> => {
    // Asked again and not read from before: an allergy may have been noted meanwhile.
    const warnings = await client.fetchQuery({ ...warningsQuery(medicine), staleTime: 0 })
    const sentences = words(warnings)
    if (sentences.length === 0) return true
    const title = t(warnings.allergies.length > 0 ? 'warnings.allergyTitle' : 'warnings.duplicateTitle')
    return ask({ title, detail: sentences.join(' '), confirm: t('warnings.prescribe'), destructive: true })
  }
}
