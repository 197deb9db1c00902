import { Button } from '@mantine/core'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { VideoTile } from '../live/video-tile.tsx'
import { DevicePicker } from '../media/device-picker.tsx'
import { LevelMeter } from '../media/level-meter.tsx'
import { SpeakerTest } from '../media/speaker-test.tsx'
import { NetworkFigures, NetworkWords } from '../network/network-words.tsx'
import type { useNetwork } from '../network/use-network.ts'
import classes from './device-test.module.css'
import type { TestedDevices } from './tested-devices.ts'

interface MediaProps {
  readonly tested: TestedDevices
  readonly video: RefObject<HTMLVideoElement | null>
  readonly camera: boolean
  readonly heard: boolean
  readonly onHeard: () => void
}

export const MediaPart = ({ tested, video, camera, heard, onHeard }: MediaProps) => {
  const { t } = useTranslation('deviceTest')
  const { media, audioOnly, devices, choice, choose } = tested
  return (
    <section className={classes.part} aria-label={t('test.devices')}>
      <h2>{t('test.devices')}</h2>
      <div className={classes.screen}>
        <VideoTile
          media={media}
          own
          label={t('test.preview')}
          video={video}
          cover={audioOnly && t('test.cameraMissing')}
        />
      </div>
      <div className={classes.wide}>
        <LevelMeter media={media} onHeard={onHeard} />
      </div>
      <div className={classes.row} role="status">
        {camera && <StatusChip tone="success" label={t('test.cameraOk')} />}
        {audioOnly && <StatusChip tone="warning" label={t('test.cameraMissing')} />}
        <StatusChip
          tone={heard ? 'success' : 'neutral'}
          label={t(heard ? 'test.microphoneOk' : 'test.microphoneWaiting')}
        />
      </div>
      <div className={classes.stack}>
        <DevicePicker devices={devices} choice={choice} onChoose={choose} />
      </div>
    </section>
  )
}

interface SoundProps {
  readonly speakerId: string | undefined
  readonly sound: boolean | null
  readonly onSound: (heard: boolean) => void
}

export const SoundPart = ({ speakerId, sound, onSound }: SoundProps) => {
  const { t } = useTranslation('deviceTest')
  const [played, setPlayed] = useState(false)
  return (
    <section className={classes.part} aria-label={t('test.sound')}>
      <h2>{t('test.sound')}</h2>
      <SpeakerTest speakerId={speakerId} onPlayed={() => setPlayed(true)} />
      {played && (
        <div className={classes.row}>
          <span>{t('test.soundAsk')}</span>
          <Button variant="default" aria-pressed={sound === true} onClick={() => onSound(true)}>
            {t('test.heard')}
          </Button>
          <Button variant="default" aria-pressed={sound === false} onClick={() => onSound(false)}>
            {t('test.notHeard')}
          </Button>
        </div>
      )}
      <div role="status">
        {sound === true && <StatusChip tone="success" label={t('test.soundOk')} />}
        {sound === false && <StatusChip tone="danger" label={t('test.soundBad')} />}
      </div>
    </section>
  )
}

export const NetworkPart = ({ network }: { network: ReturnType<typeof useNetwork> }) => {
  const { t } = useTranslation('deviceTest')
  const { measured, isTesting, again } = network
  return (
    <section className={classes.part} aria-label={t('network.title')}>
      <h2>{t('network.title')}</h2>
      <div role="status" className={classes.stack}>
        {isTesting && <span>{t('network.testing')}</span>}
        {!isTesting && measured && <NetworkWords found={measured.found} />}
      </div>
      {measured && <NetworkFigures found={measured.found} />}
      <Button variant="default" onClick={again} loading={isTesting}>
        {t('network.again')}
      </Button>
    </section>
  )
}
