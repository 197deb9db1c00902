import type { PrescriptionWarnings } from '@emma/contracts/prescriptions/writing'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'

/** One warning against a medicine: severity, cause, advice, and source. */
export interface WarningWords {
  readonly key: string
  readonly tone: 'danger' | 'warning'
  readonly title: string
  readonly detail: string
  readonly source: string | null
}

/** The texts of warnings, gravest first: allergies, interactions, and duplicate substances. */
export const useWarningWords = () => {
  const { t } = useTranslation('prescriptions')
  return ({ allergies, interactions, duplicates }: PrescriptionWarnings): WarningWords[] => [
    ...allergies.map(({ id, substance, reaction, kind, group }): WarningWords => {
      const noted = reaction === '' ? substance : t('warnings.reaction', { substance, reaction })
      const detail = t(`warnings.${kind}`, { noted, group: group === null ? '' : t(`groups.${group}`) })
      return { key: id, tone: 'danger', title: t('warnings.allergyTitle'), detail, source: null }
    }),
    ...interactions.map(({ id, title, severity, effect, advice, source, ...from }): WarningWords => {
      const { where, since, specialist_name } = from
      const other =
        where === 'record'
          ? title
          : t('warnings.taken', { title, date: formatDate(since), name: specialist_name })
      return {
        key: `${id} ${effect}`,
        tone: severity === 'moderate' ? 'warning' : 'danger',
        title: t(`warnings.severity.${severity}`, { other }),
        detail: `${effect} ${advice}`,
        source: t('warnings.source', { source }),
      }
    }),
    ...duplicates.map(({ id, where, title, since, specialist_name }): WarningWords => {
      const detail = t(`warnings.${where}`, { title, date: formatDate(since), name: specialist_name })
      return { key: id, tone: 'warning', title: t('warnings.duplicateTitle'), detail, source: null }
    }),
  ]
}
