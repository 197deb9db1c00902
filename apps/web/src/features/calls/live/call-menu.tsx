import { Button, Switch } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { DevicePicker } from '../media/device-picker.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import classes from './scene.module.css'

const BlurSwitch = ({ blur }: Pick<CallView, 'blur'>) => {
  const { t } = useTranslation('calls')
  return (
    <Switch
      label={t('call.blur')}
      description={t(blur === 'starting' ? 'call.blurStarting' : 'call.blurHint')}
      checked={blur !== 'off'}
      onChange={({ currentTarget }) => void callStore.setBlur(currentTarget.checked)}
    />
  )
}

const Windows = ({ remoteVideo }: { remoteVideo: RefObject<HTMLVideoElement | null> }) => {
  const { t } = useTranslation('calls')
  const float = () => void remoteVideo.current?.requestPictureInPicture().catch(() => undefined)
  const isFull = document.fullscreenElement !== null
  const fill = () => {
    // The whole page, so that dialogs over the call are visible too.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    void change.catch(() => undefined)
  }
  return (
    <>
      {document.pictureInPictureEnabled && (
        <Button variant="default" onClick={float}>
          {t('call.pip')}
        </Button>
      )}
      {document.fullscreenEnabled && (
        <Button variant="default" onClick={fill}>
          {t(isFull ? 'call.exitFullScreen' : 'call.fullScreen')}
        </Button>
      )}
    </>
  )
}

interface Props {
  readonly view: CallView
  readonly onClose: () => void
  /** The other participant's image, once present. */
  readonly remoteVideo?: RefObject<HTMLVideoElement | null>
  readonly whole?: boolean
  readonly onWhole?: (whole: boolean) => void
  /** Opens the companion's dialog; not for companions. */
  readonly onCompanion?: () => void
}

/** Other devices, background and window, during the call. */
export const CallMenu = ({ view, onClose, remoteVideo, whole = false, onWhole, onCompanion }: Props) => {
  const { t } = useTranslation('calls')
  const { t: shell } = useTranslation()
  return (
    <Sheet title={t('call.devices')} onClose={onClose}>
      <div className={classes.menu}>
        {onCompanion && (
          <Button variant="default" onClick={onCompanion}>
            {view.companion ? t('knock.manage', { name: view.companion.name }) : shell('companion.invite')}
          </Button>
        )}
        <DevicePicker
          devices={view.devices}
          choice={view.choice}
          onChoose={(choice) => void callStore.choose(choice)}
        />
        {!view.audioOnly && <BlurSwitch blur={view.blur} />}
        {onWhole && (
          <Switch
            label={t('call.whole')}
            description={t('call.wholeHint')}
            checked={whole}
            onChange={({ currentTarget }) => onWhole(currentTarget.checked)}
          />
        )}
        {remoteVideo && <Windows remoteVideo={remoteVideo} />}
      </div>
    </Sheet>
  )
}
