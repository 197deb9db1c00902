import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { problemText } from '../../../lib/api/problem.ts'
import { Unchecked } from '../medicine/use-review.ts'
import type { NoticeText } from './notice.tsx'
import { RecordUnsaved } from './record-unsaved.ts'
import { type Series, Stopped } from './use-creating.ts'

/** The words for what was not written, and what of it is written already. */
export const useFailedNotice = () => {
  const { t } = useTranslation('prescriptions')
  const why = (error: unknown): string => {
    if (error instanceof RecordUnsaved) return t('dialogs.recordUnsaved')
    if (error instanceof Unchecked) return t('dialogs.unchecked', { title: error.title })
    return problemText(error).detail
  }
  const whyNew = (error: unknown): string => (isUnanswered(error) ? t('dialogs.unanswered') : why(error))
  const partly = ({ made, bodies, all }: Series, cause: unknown): NoticeText => {
    const [first] = bodies
    if (first?.is_model && all.length === 0 && bodies.length === 1) {
      return { title: t('dialogs.modelFailed'), detail: `${t('dialogs.modelLeft', first)} ${whyNew(cause)}` }
    }
    const left = [...bodies.filter(({ is_model }) => !is_model), ...all].map(({ title }) => title)
    const titles = { made: made.join(', '), left: left.join(', ') }
    return { title: t('dialogs.partFailed'), detail: `${t('dialogs.partLeft', titles)} ${whyNew(cause)}` }
  }
  return (error: unknown, title: string): NoticeText => {
    if (!(error instanceof Stopped)) return { title, detail: why(error) }
    const { series, cause } = error
    return series.made.length > 0 ? partly(series, cause) : { title, detail: whyNew(cause) }
  }
}
