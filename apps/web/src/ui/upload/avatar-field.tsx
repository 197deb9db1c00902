import { Button, FileButton } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import { PersonAvatar } from '../person/person-avatar.tsx'
import { loadPicture } from './crop-picture.ts'
import { fileFault, pictures, sizeText } from './file-check.ts'
import classes from './upload-field.module.css'
import { UploadState } from './upload-state.tsx'
import { type Save, useUpload } from './use-upload.ts'

const AvatarCrop = lazy(() => import('./avatar-crop.tsx'))

/** For the original photo; the cropped one to send is far smaller. */
const maxBytes = 25 * 1024 * 1024
const size = 96

interface Props {
  /** The person: their initials are shown without a picture. */
  readonly name: string
  /** The current picture. */
  readonly src?: string | null
  /** Sends the cropped picture, or stores it for a form; `null` removes the current one. */
  readonly save: Save<File | null>
}

/** A picture just cropped, shown before the upload is done. */
const usePreview = () => {
  const [preview, setPreview] = useState<string>()
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file ? URL.createObjectURL(file) : undefined)] as const
}

/** The chosen file as a picture to crop, or why it can't be used. */
const useChosen = () => {
  const { t } = useTranslation('fields')
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [fault, setFault] = useState<string>()
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture.src) : undefined), [picture])
  const choose = async (file: File | null) => {
    if (!file) return
    const wrong = fileFault(file, pictures, maxBytes)
    setFault(wrong)
    if (wrong) return
    const url = URL.createObjectURL(file)
    await loadPicture(url).then(setPicture, () => {
      URL.revokeObjectURL(url)
      setFault(t('avatar.unreadable'))
    })
  }
  return { picture, fault, choose, close: () => setPicture(null) }
}

interface ButtonsProps {
  readonly hasPicture: boolean
  readonly onChoose: (file: File | null) => void
  readonly onRemove: () => void
}

const accept = Object.keys(pictures).join(',')

const Buttons = ({ hasPicture, onChoose, onRemove }: ButtonsProps) => {
  const { t } = useTranslation('fields')
  return (
    <div className={layout.actions}>
      <FileButton accept={accept} onChange={onChoose}>
        {(props) => (
          <Button {...props} variant="default">
            {t(hasPicture ? 'avatar.replace' : 'avatar.choose')}
          </Button>
        )}
      </FileButton>
      <FileButton accept={accept} capture="user" onChange={onChoose}>
        {(props) => (
          <Button {...props} variant="default" className={classes.camera ?? ''}>
            {t('avatar.camera')}
          </Button>
        )}
      </FileButton>
      {hasPicture && (
        <Button variant="subtle" color="coral" onClick={onRemove}>
          {t('avatar.remove')}
        </Button>
      )}
    </div>
  )
}

/** A person's picture: chosen or taken, cropped to a square, uploaded with progress, or removed. */
export const AvatarField = ({ name, src = null, save }: Props) => {
  const { t } = useTranslation('fields')
  const chosen = useChosen()
  const [preview, setPreview] = usePreview()
  const [isGone, setGone] = useState(false)
  const upload = useUpload(save)
  const keep = async (file: File | null) => {
    chosen.close()
    setPreview(file)
    setGone(file === null)
    if (await upload.start(file)) return
    setPreview(null)
    setGone(false)
  }
  const shown = preview ?? (isGone ? null : src)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row everywhere
    <div role="group" aria-label={t('avatar.label')} className={classes.avatar}>
      <PersonAvatar name={name} src={shown} size={size} />
      <div>
        {!upload.isSending && (
          <Buttons
            hasPicture={shown !== null}
            onChoose={(file) => void chosen.choose(file)}
            onRemove={() => void keep(null)}
          />
        )}
        <UploadState
          name={t('avatar.label')}
          done={t(isGone ? 'avatar.removed' : 'avatar.saved')}
          upload={upload}
        />
        {chosen.fault ? (
          <span role="alert" className={classes.fault}>
            {chosen.fault}
          </span>
        ) : (
          <span className={classes.hint}>{t('avatar.hint', { max: sizeText(maxBytes) })}</span>
        )}
      </div>
      {chosen.picture && (
        <Suspense fallback={null}>
          <AvatarCrop picture={chosen.picture} onCropped={(file) => void keep(file)} onClose={chosen.close} />
        </Suspense>
      )}
    </div>
  )
}
