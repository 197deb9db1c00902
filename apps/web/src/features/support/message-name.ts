import type { SaleMessage } from '@emma/contracts/support'
import type texts from '@emma/phrases/support'
import { useTranslation } from 'react-i18next'

/** A message's name; an unknown kind of a newer server is just a message. */
export const useMessageName = () => {
  const { t, i18n } = useTranslation('support')
  return (kind: SaleMessage['kind']): string => {
    const names: Partial<Record<SaleMessage['kind'], string>> & typeof texts.messages.names =
      i18n.getResource(i18n.language, 'support', 'messages.names')
    return names[kind] ?? t('messages.other')
  }
}
