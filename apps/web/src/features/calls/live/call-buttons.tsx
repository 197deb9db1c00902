import { ActionIcon, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import IconMicrophoneOff from '@tabler/icons-react/dist/esm/icons/IconMicrophoneOff.mjs'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import IconVideoOff from '@tabler/icons-react/dist/esm/icons/IconVideoOff.mjs'
import { useTranslation } from 'react-i18next'
import { callStore } from '../state/call-store.ts'

interface Props {
  readonly icon: Icon
  readonly label: string
  readonly onClick: () => void
  readonly color?: string
  readonly variant?: 'default' | 'filled' | 'light'
  readonly pressed?: boolean
  /** It opens something: whether that is open. */
  readonly expanded?: boolean
}

/** A round control of the call, named for who sees it and for who hears it. */
export const CallButton = ({
  icon: Picture,
  label,
  onClick,
  color = 'gray',
  variant = 'default',
  pressed,
  expanded,
}: Props) => (
  <Tooltip label={label} events={{ hover: true, focus: true, touch: false }}>
    <ActionIcon
      size={48}
      radius="xl"
      variant={variant}
      color={color}
      aria-label={label}
      onClick={onClick}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
    >
      <Picture size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Tooltip>
)

export const MicButton = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('calls')
  return (
    <CallButton
      icon={on ? IconMicrophone : IconMicrophoneOff}
      label={t(on ? 'call.mute' : 'call.unmute')}
      onClick={callStore.toggleMic}
      {...(on ? {} : { color: 'coral', variant: 'light' as const })}
    />
  )
}

export const CameraButton = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('calls')
  return (
    <CallButton
      icon={on ? IconVideo : IconVideoOff}
      label={t(on ? 'call.cameraOff' : 'call.cameraOn')}
      onClick={callStore.toggleCamera}
      {...(on ? {} : { color: 'coral', variant: 'light' as const })}
    />
  )
}
