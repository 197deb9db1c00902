import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhoneOff from '@tabler/icons-react/dist/esm/icons/IconPhoneOff.mjs'
import IconScreenShare from '@tabler/icons-react/dist/esm/icons/IconScreenShare.mjs'
import IconScreenShareOff from '@tabler/icons-react/dist/esm/icons/IconScreenShareOff.mjs'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { CallButton, CameraButton, MicButton } from './call-buttons.tsx'
import classes from './scene.module.css'
import type { Panel } from './use-panel.ts'

const ShareButton = ({ sharing }: { sharing: boolean }) => {
  const { t } = useTranslation('calls')
  // Phones cannot share their screen from a page.
  if (!('getDisplayMedia' in navigator.mediaDevices)) return null
  const share = () => {
    void callStore.share().catch((error: unknown) => {
      // Closing the browser's own dialog is an answer, not an error.
      if (!(error instanceof DOMException && error.name === 'NotAllowedError'))
        toast.error(t('call.shareFailed'))
    })
  }
  return (
    <CallButton
      icon={sharing ? IconScreenShareOff : IconScreenShare}
      word={t('call.screen')}
      name={t(sharing ? 'call.unshare' : 'call.share')}
      onClick={sharing ? callStore.unshare : share}
      {...(sharing ? { state: 'off' as const } : {})}
    />
  )
}

/** Toggles the panel beside the call: the record for a specialist, the chat for a patient. */
const PanelButton = ({ panel }: { panel: Panel }) => {
  const { t } = useTranslation('calls')
  const { first, shown, unread, toggle } = panel
  const word = t(first === 'record' ? 'call.tabRecord' : 'call.chat')
  const count = t('call.chatUnread', { count: unread })
  const named = first === 'record' ? `${word}. ${count}` : count
  return (
    <CallButton
      icon={first === 'record' ? IconClipboardText : IconMessage}
      word={word}
      name={unread > 0 ? named : word}
      expanded={shown !== null}
      count={unread}
      onClick={toggle}
    />
  )
}

interface Props {
  readonly view: CallView
  /** Beside the call; a companion has none. */
  readonly panel?: Panel
  readonly onMore: () => void
}

/** The call's controls. Hanging up needs no confirmation: the consultation continues, and one can come back. */
export const CallBar = ({ view, panel, onMore }: Props) => {
  const { t } = useTranslation('calls')
  return (
    <div
      className={classes.bar}
      role="toolbar"
      data-keys="call"
      aria-label={t('call.controls')}
      title={t('call.keys')}
    >
      <MicButton on={view.micOn} />
      {!view.audioOnly && <CameraButton on={view.cameraOn} />}
      {panel && view.phase !== 'waiting_room' && (
        <span className={classes.onDesktop}>
          <ShareButton sharing={view.screen !== null} />
        </span>
      )}
      {panel && <PanelButton panel={panel} />}
      <CallButton icon={IconDots} word={t('call.more')} name={t('call.moreName')} onClick={onMore} />
      <CallButton
        icon={IconPhoneOff}
        word={t('call.leave')}
        name={t('call.hangUp')}
        state="end"
        onClick={callStore.hangUp}
      />
    </div>
  )
}
