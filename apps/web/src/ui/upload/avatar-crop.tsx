import { Button, Group, Slider, Text } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import layout from '../layout/layout.module.css'
import { cropPicture } from './crop-picture.ts'
import classes from './upload-field.module.css'

const closest = 4

interface Props {
  readonly picture: HTMLImageElement
  readonly onCropped: (picture: File) => void
  readonly onClose: () => void
}

/** Chooses the part of a picture for the avatar: by dragging, pinching, or with arrow keys and a slider. */
export default function AvatarCrop({ picture, onCropped, onClose }: Props) {
  const { t } = useTranslation('fields')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isCropping, setCropping] = useState(false)
  const use = async () => {
    if (!area) return
    setCropping(true)
    const cropped = cropPicture(picture, area)
    await cropped.then(onCropped).finally(() => setCropping(false))
  }
  return (
    <Dialog title={t('avatar.crop.title')} onClose={onClose}>
      <div className={layout.stack}>
        <Text c="dimmed">{t('avatar.crop.detail')}</Text>
        <div className={classes.cropArea}>
          <Cropper
            image={picture.src}
            crop={crop}
            zoom={zoom}
            maxZoom={closest}
            aspect={1}
            cropShape="round"
            showGrid={false}
            cropperProps={{ 'aria-label': t('avatar.crop.area'), role: 'application' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          thumbLabel={t('avatar.crop.zoom')}
          label={null}
          min={1}
          max={closest}
          step={0.1}
          value={zoom}
          onChange={setZoom}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('avatar.crop.cancel')}
          </Button>
          <Button disabled={!area} loading={isCropping} onClick={() => void use()}>
            {t('avatar.crop.use')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
