import { Alert, Button, Title } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import classes from './call.module.css'
import { CameraButton, MicButton } from './call-buttons.tsx'
import { callStore } from './call-store.ts'
import type { CallView } from './call-view.ts'
import { DevicePicker } from './device-picker.tsx'
import { LevelMeter } from './level-meter.tsx'
import type { MediaFailure } from './media/devices.ts'
import { SpeakerTest } from './speaker-test.tsx'
import { VideoTile } from './video-tile.tsx'

const Refused = ({ failure }: { failure: MediaFailure }) => {
  const { t } = useTranslation('calls')
  return (
    <Alert
      role="alert"
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={t(`media.${failure}.title`)}
      className={classes.notice}
    >
      <p>{t(`media.${failure}.detail`)}</p>
      <Button variant="light" onClick={() => void callStore.tryMedia()}>
        {t('failed.again')}
      </Button>
    </Alert>
  )
}

const Preview = ({ view, media }: { view: CallView; media: MediaStream }) => {
  const { t } = useTranslation('calls')
  const noImage = view.audioOnly || !view.cameraOn
  return (
    <div className={classes.preview}>
      <VideoTile media={media} own label={t('check.preview')} cover={noImage && t('check.cameraOff')} />
      <div className={classes.previewBar}>
        <MicButton on={view.micOn} />
        {!view.audioOnly && <CameraButton on={view.cameraOn} />}
      </div>
    </div>
  )
}

/** Camera and microphone, seen and heard before anybody else does. */
export const DeviceCheck = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const { local, mediaFailure, entering } = view
  return (
    <section className={classes.check} aria-label={t('check.title')}>
      <header>
        <Title order={1}>{t('check.title')}</Title>
        <p className={classes.quiet}>{t('check.detail')}</p>
      </header>
      {mediaFailure && <Refused failure={mediaFailure} />}
      {!mediaFailure && !local && <LoadingLines shape="block" />}
      {!mediaFailure && local && (
        <div className={classes.checkGrid}>
          <Preview view={view} media={local} />
          <div className={classes.settings}>
            {view.audioOnly && <p className={classes.quiet}>{t('check.audioOnly')}</p>}
            <DevicePicker view={view} />
            <LevelMeter media={local} />
            <SpeakerTest speakerId={view.choice.speakerId} />
            {view.awaitingConsent && <p role="status">{t('check.awaitingConsent')}</p>}
            <Button
              size="lg"
              loading={entering || view.awaitingConsent}
              onClick={() => void callStore.enter()}
            >
              {t(entering ? 'check.entering' : 'check.enter')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
