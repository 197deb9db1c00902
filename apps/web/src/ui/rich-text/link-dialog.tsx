import { isSafeLink } from '@emma/domain/html'
import { Button, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'

/** `www.gov.br/saude` becomes a web address, an e-mail a `mailto:`. */
const addressOf = (typed: string): string => {
  const text = typed.trim()
  if (isSafeLink(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  return /^[^\s:/]+\.[^\s:]+$/.test(text) ? `https://${text}` : text
}

interface Props {
  readonly editor: Editor
  readonly onClose: () => void
}

/** The target of the selected words' link. */
export const LinkDialog = ({ editor, onClose }: Props) => {
  const { t } = useTranslation('richText')
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [typed, setTyped] = useState(before)
  const [isWrong, setIsWrong] = useState(false)
  const change = () => editor.chain().focus().extendMarkRange('link')
  const set = (event: FormEvent) => {
    event.preventDefault()
    // The dialog's form is inside the screen's own form.
    event.stopPropagation()
    const href = addressOf(typed)
    if (!isSafeLink(href)) return setIsWrong(true)
    if (editor.state.selection.empty && !before) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else change().setLink({ href }).run()
    return onClose()
  }
  const remove = () => {
    change().unsetLink().run()
    onClose()
  }
  return (
    <Dialog title={t('link.title')} onClose={onClose}>
      <form onSubmit={set}>
        <TextInput
          label={t('link.address')}
          description={t('link.hint')}
          error={isWrong && t('link.wrong')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setIsWrong(false)
          }}
          inputMode="url"
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          {before && (
            <Button variant="subtle" color="coral" onClick={remove}>
              {t('link.remove')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('link.set')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
