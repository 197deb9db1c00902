import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Choice, Devices } from './devices.ts'

interface FieldProps {
  readonly label: string
  readonly devices: readonly MediaDeviceInfo[]
  readonly value: string | undefined
  readonly onChoose: (deviceId: string) => void
}

const DeviceField = ({ label, devices, value, onChoose }: FieldProps) => {
  const { t } = useTranslation('calls')
  const data = [
    { value: '', label: t('check.automatic') },
    ...devices.map((device, index) => ({
      value: device.deviceId,
      label: device.label || t('check.device', { number: index + 1 }),
    })),
  ]
  const known = devices.some(({ deviceId }) => deviceId === value)
  return (
    <NativeSelect
      label={label}
      data={data}
      value={known ? value : ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

interface Props {
  readonly devices: Devices
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** Chooses camera, microphone and loudspeaker; a change takes effect at once and is remembered. */
export const DevicePicker = ({ devices, choice, onChoose }: Props) => {
  const { t } = useTranslation('calls')
  const choose = (change: Choice) => onChoose({ ...choice, ...change })
  return (
    <>
      <DeviceField
        label={t('check.camera')}
        devices={devices.cameras}
        value={choice.cameraId}
        onChoose={(cameraId) => choose({ cameraId })}
      />
      <DeviceField
        label={t('check.microphone')}
        devices={devices.microphones}
        value={choice.microphoneId}
        onChoose={(microphoneId) => choose({ microphoneId })}
      />
      {devices.speakers.length > 0 && (
        <DeviceField
          label={t('check.speaker')}
          devices={devices.speakers}
          value={choice.speakerId}
          onChoose={(speakerId) => choose({ speakerId })}
        />
      )}
    </>
  )
}
