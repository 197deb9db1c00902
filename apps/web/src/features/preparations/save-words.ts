import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import type { Telling } from './use-telling.ts'

/** Where the words are: on the way, kept, or still in this tab alone. */
export const useSaveWords = ({ save, isSaved }: Telling): string => {
  const { t } = useTranslation('preparations')
  const isOnline = useOnline()
  if (isSaved) return t(save.isSuccess ? 'save.saved' : 'save.byItself')
  if (!isOnline) return t('save.offline')
  return t(save.isError ? 'save.failed' : 'save.saving')
}
