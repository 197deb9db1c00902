import { Button, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import classes from '../call.module.css'
import { MediaRefused } from '../enter/media-refused.tsx'
import { CameraButton, MicButton } from '../live/call-buttons.tsx'
import scene from '../live/scene.module.css'
import { VideoTile } from '../live/video-tile.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { DevicePicker } from './device-picker.tsx'
import { LevelMeter } from './level-meter.tsx'
import { SpeakerTest } from './speaker-test.tsx'

const NetworkCheck = lazyPart(
  async () => ({ default: (await import('../network/network-check.tsx')).NetworkCheck }),
  'deviceTest',
)
const FullTest = lazyPart(
  async () => ({ default: (await import('../device-test/full-test.tsx')).FullTest }),
  'deviceTest',
)

const Preview = ({ view, media }: { view: CallView; media: MediaStream }) => {
  const { t } = useTranslation('calls')
  const noImage = view.audioOnly || !view.cameraOn
  return (
    <div className={classes.preview}>
      <VideoTile media={media} own label={t('check.preview')} cover={noImage && t('check.cameraOff')} />
      <div className={`${scene.bar} ${classes.previewBar}`}>
        <MicButton on={view.micOn} />
        {!view.audioOnly && <CameraButton on={view.cameraOn} />}
      </div>
    </div>
  )
}

interface SettingsProps {
  readonly view: CallView
  readonly media: MediaStream
  readonly onTest: () => void
  /** The button's text for a companion, who only asks to join; parts that need an account are left out. */
  readonly enterWord: string | undefined
}

const Settings = ({ view, media, onTest, enterWord }: SettingsProps) => {
  const { t } = useTranslation('calls')
  const { devices, choice, entering, audioOnly } = view
  return (
    <div className={classes.settings}>
      {audioOnly && <p className={classes.quiet}>{t('check.audioOnly')}</p>}
      <LevelMeter media={media} />
      <Button size="lg" loading={entering} onClick={() => void callStore.enter()}>
        {entering ? t('check.entering') : (enterWord ?? t('check.enter'))}
      </Button>
      {enterWord === undefined && (
        <Suspense fallback={<LoadingLines shape="lines" count={2} />}>
          <NetworkCheck />
        </Suspense>
      )}
      <details className={classes.more}>
        <summary>{t('check.more')}</summary>
        <div className={classes.settings}>
          <DevicePicker devices={devices} choice={choice} onChoose={(next) => void callStore.choose(next)} />
          <SpeakerTest speakerId={choice.speakerId} />
          {enterWord === undefined && (
            <Button variant="subtle" onClick={onTest}>
              {t('check.fullTest')}
            </Button>
          )}
        </div>
      </details>
    </div>
  )
}

/** Camera and microphone, checked before anybody else sees or hears the user. */
export const DeviceCheck = ({ view, enterWord }: { view: CallView; enterWord?: string }) => {
  const { t } = useTranslation('calls')
  const [testing, setTesting] = useState(false)
  const { local, mediaFailure } = view
  if (testing && local) {
    return (
      <Suspense fallback={<LoadingLines shape="block" />}>
        <FullTest view={view} media={local} onBack={() => setTesting(false)} />
      </Suspense>
    )
  }
  return (
    <section className={classes.check} aria-label={t('check.title')}>
      <header>
        <Title order={1}>{t('check.title')}</Title>
        <p className={classes.quiet}>{t('check.detail')}</p>
      </header>
      {mediaFailure && <MediaRefused failure={mediaFailure} onRetry={() => void callStore.tryMedia()} />}
      {!mediaFailure && !local && <LoadingLines shape="block" />}
      {!mediaFailure && local && (
        <div className={classes.checkGrid}>
          <Preview view={view} media={local} />
          <Settings view={view} media={local} onTest={() => setTesting(true)} enterWord={enterWord} />
        </div>
      )}
    </section>
  )
}
