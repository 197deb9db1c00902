import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs'
import IconPictureInPicture from '@tabler/icons-react/dist/esm/icons/IconPictureInPicture.mjs'
import IconScreenShare from '@tabler/icons-react/dist/esm/icons/IconScreenShare.mjs'
import IconScreenShareOff from '@tabler/icons-react/dist/esm/icons/IconScreenShareOff.mjs'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, withdraw } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../call.module.css'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { CallButton, CameraButton, MicButton } from './call-buttons.tsx'
import { DeviceMenu } from './device-menu.tsx'

interface Props {
  readonly view: CallView
  readonly videoArea: RefObject<HTMLElement | null>
  readonly remoteVideo: RefObject<HTMLVideoElement | null>
}

const ShareButton = ({ sharing }: { sharing: boolean }) => {
  const { t } = useTranslation('calls')
  // Phones can't share their screen from a page.
  if (!('getDisplayMedia' in navigator.mediaDevices)) return null
  const share = () => {
    void callStore.share().catch((error: unknown) => {
      // Closing the browser's own question is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError'))
        toast.error(t('call.shareFailed'))
    })
  }
  return (
    <CallButton
      icon={sharing ? IconScreenShareOff : IconScreenShare}
      label={t(sharing ? 'call.unshare' : 'call.share')}
      onClick={sharing ? callStore.unshare : share}
    />
  )
}

const Windows = ({ videoArea, remoteVideo }: Omit<Props, 'view'>) => {
  const { t } = useTranslation('calls')
  const float = () => void remoteVideo.current?.requestPictureInPicture().catch(() => undefined)
  const fill = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : videoArea.current?.requestFullscreen()
    void change?.catch(() => undefined)
  }
  return (
    <span className={classes.onDesktop}>
      {document.pictureInPictureEnabled && (
        <CallButton icon={IconPictureInPicture} label={t('call.pip')} onClick={float} />
      )}
      {document.fullscreenEnabled && (
        <CallButton icon={IconMaximize} label={t('call.fullScreen')} onClick={fill} />
      )}
    </span>
  )
}

/** What can be done in a call. Hanging up asks once, because it is pressed by mistake. */
export const CallBar = ({ view, videoArea, remoteVideo }: Props) => {
  const { t } = useTranslation('calls')
  // The call may end while it is being asked about.
  useEffect(() => withdraw, [])
  const hangUp = async () => {
    const question = {
      title: t('call.hangUpTitle'),
      detail: t('call.hangUpDetail'),
      confirm: t('call.hangUp'),
      cancel: t('call.stay'),
      destructive: true,
    }
    if (await ask(question)) callStore.hangUp()
  }
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('call.controls')} title={t('call.keys')}>
      <MicButton on={view.micOn} />
      {!view.audioOnly && <CameraButton on={view.cameraOn} />}
      <DeviceMenu view={view} />
      <ShareButton sharing={view.screen !== null} />
      <Windows videoArea={videoArea} remoteVideo={remoteVideo} />
      <CallButton
        icon={IconPhoneOff}
        label={t('call.hangUp')}
        color="coral"
        variant="filled"
        onClick={() => void hangUp()}
      />
    </div>
  )
}
