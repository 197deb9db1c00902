import type { Contact } from '@emma/contracts/chat'
import { ATTACHMENT_MAX_BYTES } from '@emma/contracts/chat/messages'
import { readable } from '@emma/domain/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { documents, fileFault } from '../../../ui/upload/file-check.ts'
import type { Outbox } from './outbox.ts'
import { useSayTyping } from './use-typing.ts'

/** The text being written in a chat: stored in this tab until it is sent, across screens. */
export const useComposing = ({ chatId, thread }: Contact, outbox: Outbox, onSend: () => void) => {
  const { t } = useTranslation('chat')
  const [draft] = useState(() => formDraft<{ text: string }>(`chat.${chatId}`, []))
  const [text, setText] = useState(() => draft.read({ text: '' }).text)
  const sayTyping = useSayTyping(chatId, thread === 'care')
  const change = (typed: string) => {
    setText(typed)
    if (typed === '') draft.forget()
    else draft.keep({ text: typed })
    sayTyping(typed !== '')
  }
  const add = (what: { readonly text: string; readonly file?: File }): boolean => {
    const isTaken = outbox.add(what)
    if (isTaken) onSend()
    else toast.error(t('composer.full'))
    return isTaken
  }
  return {
    text,
    change,
    send: () => {
      const written = readable(text).trim()
      if (written === '' || add({ text: written })) change('')
    },
    sendFiles: (files: readonly File[]) => {
      for (const file of files) {
        const fault = fileFault(file, documents, ATTACHMENT_MAX_BYTES)
        if (fault === undefined) add({ text: '', file })
        else toast.error(fault)
      }
    },
  }
}
