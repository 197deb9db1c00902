import { uploadPageImage } from '@emma/contracts/pages'
import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload, type Watch } from '../../lib/api/upload.ts'
import { Dialog } from '../dialog/dialog.tsx'
import layout from '../layout/layout.module.css'
import { pictures } from '../upload/file-check.ts'
import { UploadField } from '../upload/upload-field.tsx'
import classes from './rich-text.module.css'

interface Sent {
  readonly url: string
  readonly width: number
  readonly height: number
}

interface Props {
  readonly editor: Editor
  readonly onClose: () => void
}

const useImage = ({ editor, onClose }: Props) => {
  const [sent, setSent] = useState<Sent>()
  const [alt, setAlt] = useState('')
  const [isPlain, setIsPlain] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const lacksAlt = !isPlain && alt.trim() === ''
  return {
    sent,
    alt,
    isPlain,
    setAlt,
    setIsPlain,
    lacksFile: isTried && !sent,
    lacksAlt: isTried && lacksAlt,
    save: async (file: File, watch: Watch) =>
      setSent(await upload(uploadPageImage, { body: {}, files: { file } }, watch)),
    insert: (event: FormEvent) => {
      event.preventDefault()
      event.stopPropagation()
      setIsTried(true)
      if (!sent || lacksAlt) return
      const { url: src, width, height } = sent
      editor
        .chain()
        .focus()
        .setImage({ src, alt: isPlain ? '' : alt.trim(), width, height })
        .run()
      onClose()
    },
  }
}

/** A picture of the text: uploaded with progress, and with alternative text. */
export const ImageDialog = (props: Props) => {
  const { t } = useTranslation('richText')
  const { sent, alt, isPlain, setAlt, setIsPlain, lacksFile, lacksAlt, save, insert } = useImage(props)
  return (
    <Dialog title={t('image.title')} onClose={props.onClose}>
      <form onSubmit={insert} className={layout.stack}>
        {sent && (
          <img src={sent.url} alt="" className={classes.preview} width={sent.width} height={sent.height} />
        )}
        <UploadField
          label={t('image.file')}
          kinds={pictures}
          save={save}
          error={lacksFile && t('image.lacksFile')}
        />
        <TextInput
          label={t('image.alt')}
          description={t('image.altHint')}
          error={lacksAlt && t('image.lacksAlt')}
          value={alt}
          maxLength={300}
          disabled={isPlain}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <Checkbox
          label={t('image.plain')}
          checked={isPlain}
          onChange={(event) => setIsPlain(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('image.insert')}</Button>
        </Group>
      </form>
    </Dialog>
  )
}
