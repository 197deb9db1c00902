import { MESSAGE_MAX } from '@emma/contracts/chat/messages'
import { ActionIcon, Textarea } from '@mantine/core'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconSend2 from '@tabler/icons-react/dist/esm/icons/IconSend2.mjs'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { documents } from '../upload/file-check.ts'
import classes from './chat-thread.module.css'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSend: () => void
  readonly onFiles: (files: readonly File[]) => void
}

/** From this length on the remaining room is shown. */
const TOLD_FROM = MESSAGE_MAX - 200

const AttachButton = ({ onFiles }: Pick<Props, 'onFiles'>) => {
  const { t } = useTranslation('chat')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('composer.attach')}
        accept={Object.keys(documents).join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Lets the same file be chosen again.
          currentTarget.value = ''
        }}
      />
      <ActionIcon aria-label={t('composer.attach')} onClick={() => input.current?.click()}>
        <IconPaperclip size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    </>
  )
}

/** Field for a message: Enter sends, Shift and Enter begin a line; files are chosen or pasted. */
export const Composer = ({ text, onText, onSend, onFiles }: Props) => {
  const { t } = useTranslation('chat')
  const isEmpty = text.trim() === ''
  const onKeyDown = (event: KeyboardEvent) => {
    // While accents are composed, Enter only completes the letter.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isEmpty) onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onSend()
      }}
    >
      <AttachButton onFiles={onFiles} />
      <Textarea
        className={classes.field}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        description={text.length > TOLD_FROM && t('composer.left', { count: MESSAGE_MAX - text.length })}
        inputWrapperOrder={['input', 'description']}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MESSAGE_MAX}
        enterKeyHint="send"
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        aria-label={t('composer.send')}
        title={t('composer.hint')}
        disabled={isEmpty}
      >
        <IconSend2 size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </form>
  )
}
