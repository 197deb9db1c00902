import type { HealthFolder } from '@emma/contracts/health-folder'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour, noonOf } from '../../lib/i18n/format.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import type { Section } from './parts.ts'

/** The thing, and when or by whom. */
type Newest = readonly [string, string?]

const listed = (words: readonly string[]): string => words.join(', ')
const dayOf = (date: string): string => formatDate(noonOf(date), 'UTC')

/** The newest of each part in words, or that there is none. */
export const useNewest = (): Readonly<Record<Section | 'family', (folder: HealthFolder) => Newest>> => {
  const { t } = useTranslation('healthFolder')
  return {
    prescriptions: ({ prescriptions: { latest } }) => {
      if (!latest) return [t('none.prescriptions')]
      const until = latest.valid_until
      const when = until ? t('validUntil', { date: dayOf(until) }) : formatDate(latest.created_at)
      return [listed(latest.medicines), when]
    },
    papers: ({ papers: { latest } }) =>
      latest ? [latest.title ?? t(`kinds.${latest.kind}`), dayOf(latest.date)] : [t('none.papers')],
    visits: ({ visits: { latest } }) =>
      latest
        ? [latest.specialist_name, `${specialtyName(latest.specialty_name)}, ${formatDate(latest.starts_at)}`]
        : [t('none.visits')],
    allergies: ({ allergies }) =>
      allergies.length > 0 ? [t('allergyTo', { list: listed(allergies) })] : [t('none.allergies')],
    family: ({ family }) => [family.length > 0 ? listed(family) : t('none.family')],
    seen: ({ seen }) =>
      seen ? [seen.name, `${formatDate(seen.at)}, ${formatHour(seen.at)}`] : [t('none.seen')],
  }
}
