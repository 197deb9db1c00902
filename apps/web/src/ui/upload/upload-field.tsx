import { Button, FileButton, Input } from '@mantine/core'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import { documents, fileFault, type Kinds, kindsText, sizeText } from './file-check.ts'
import classes from './upload-field.module.css'
import { UploadState } from './upload-state.tsx'
import { useFocusAfterCancel } from './use-focus-after-cancel.ts'
import { type Save, useUpload } from './use-upload.ts'

const usualMax = 10 * 1024 * 1024

interface Props {
  readonly label: string
  readonly description?: ReactNode
  /** The form's fault. */
  readonly error?: ReactNode
  readonly withAsterisk?: boolean
  readonly kinds?: Kinds
  readonly maxBytes?: number
  /** The existing file. */
  readonly kept?: { readonly name: string; readonly size?: number } | null
  readonly save: Save<File>
  readonly onRemove?: () => void
}

/** A document: refused early if invalid, uploaded with progress and a cancel button. */
export const UploadField = ({
  label,
  description,
  error,
  withAsterisk,
  kinds = documents,
  maxBytes = usualMax,
  kept = null,
  save,
  onRemove,
}: Props) => {
  const { t } = useTranslation('fields')
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [chosen, setChosen] = useState('')
  const upload = useUpload(save)
  const chooser = useFocusAfterCancel(upload.end === 'canceled')
  const choose = (file: File | null) => {
    if (!file) return
    const wrong = fileFault(file, kinds, maxBytes)
    setFault(wrong)
    upload.clear()
    if (wrong) return
    setChosen(file.name)
    void upload.start(file)
  }
  const accepted = t('upload.accepted', { types: kindsText(kinds), max: sizeText(maxBytes) })
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description ?? accepted}
      error={fault ?? error}
      withAsterisk={withAsterisk ?? false}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <div className={classes.field}>
        {kept && !upload.isSending && (
          <span className={classes.kept}>
            <IconFile size={20} stroke={1.75} aria-hidden />
            <span>{kept.name}</span>
            {kept.size !== undefined && <small>{sizeText(kept.size)}</small>}
          </span>
        )}
        <UploadState name={chosen} upload={upload} />
        {!upload.isSending && (
          <div className={layout.actions}>
            <FileButton accept={Object.keys(kinds).join(',')} onChange={choose}>
              {(props) => (
                <Button
                  {...props}
                  ref={chooser}
                  id={id}
                  variant="default"
                  aria-describedby={`${id}-description ${id}-error`}
                  leftSection={<IconUpload size={20} stroke={1.75} aria-hidden />}
                >
                  {t(kept ? 'upload.replace' : 'upload.choose')}
                </Button>
              )}
            </FileButton>
            {kept && onRemove && (
              <Button variant="subtle" color="coral" onClick={onRemove}>
                {t('upload.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Input.Wrapper>
  )
}
