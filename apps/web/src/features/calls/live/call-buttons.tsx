import type { Icon } from '@tabler/icons-react'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconVideoOff from '@tabler/icons-react/dist/esm/icons/IconVideoOff.mjs'
import { useTranslation } from 'react-i18next'
import { callStore } from '../state/call-store.ts'
import classes from './scene.module.css'

interface Props {
  readonly icon: Icon
  /** The text below it; the accessible name has the same words and the effect. */
  readonly word: string
  readonly name: string
  readonly onClick: () => void
  readonly state?: 'off' | 'end'
  /** Whether what it opens is open. */
  readonly expanded?: boolean
  /** Number of new things behind it. */
  readonly count?: number
}

/** A control of the call: a round icon and its word. */
export const CallButton = ({ icon: Picture, word, name, onClick, state, expanded, count = 0 }: Props) => (
  <button
    type="button"
    className={classes.control}
    aria-label={name}
    data-state={state}
    onClick={onClick}
    {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
  >
    <span className={classes.disc}>
      <Picture size={24} stroke={1.75} aria-hidden />
    </span>
    <span aria-hidden>{word}</span>
    {count > 0 && (
      <span className={classes.unread} aria-hidden>
        {count}
      </span>
    )}
  </button>
)

export const MicButton = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('calls')
  return (
    <CallButton
      icon={on ? IconMicrophone : IconMicrophoneOff}
      word={t('check.microphone')}
      name={t(on ? 'call.mute' : 'call.unmute')}
      onClick={callStore.toggleMic}
      {...(on ? {} : { state: 'off' as const })}
    />
  )
}

export const CameraButton = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('calls')
  return (
    <CallButton
      icon={on ? IconVideo : IconVideoOff}
      word={t('check.camera')}
      name={t(on ? 'call.cameraOff' : 'call.cameraOn')}
      onClick={callStore.toggleCamera}
      {...(on ? {} : { state: 'off' as const })}
    />
  )
}
