import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import type { Telling } from './use-telling.ts'

/** Where the text is: being sent, saved, or only in this tab. */
export const useSaveWords = ({ save, isSaved }: Telling): string => {
  const { t } = useTranslation('preparations')
  const isOnline = useOnline()
  if (isSaved) return t(save.isSuccess ? 'save.saved' : 'save.byItself')
  if (!isOnline) return t('save.offline')
  return t(save.isError ? 'save.failed' : 'save.saving')
}
