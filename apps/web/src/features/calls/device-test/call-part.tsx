import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VideoTile } from '../live/video-tile.tsx'
import classes from './device-test.module.css'
import type { useSelfCall } from './use-self-call.ts'

interface Props {
  readonly self: ReturnType<typeof useSelfCall>
  readonly video: RefObject<HTMLVideoElement | null>
  readonly onStart: () => void
}

const TALK_SECONDS = 5

const Result = ({ result }: { result: NonNullable<Props['self']['result']> }) => {
  const { t } = useTranslation('deviceTest')
  if (!result.connected) return <StatusChip tone="danger" label={t('test.callFailed')} />
  const { frames, connectMs, quality } = result
  const words = { frames, time: connectMs ?? 0, seconds: TALK_SECONDS }
  return (
    <>
      <StatusChip tone="success" label={t('test.callWorked')} />
      <p className={layout.quiet}>
        {t(frames > 0 ? 'test.callOk' : 'test.callSound', words)}{' '}
        {quality && t(quality.relayed ? 'test.callRelayed' : 'test.callDirect')}
      </p>
    </>
  )
}

/** A call with oneself: this page's media comes back as the other side would see it. */
export const CallPart = ({ self, video, onStart }: Props) => {
  const { t } = useTranslation('deviceTest')
  const { running, remote, result } = self
  return (
    <section className={classes.part} aria-label={t('test.call')}>
      <h2>{t('test.call')}</h2>
      <div className={classes.screen}>
        <VideoTile
          media={remote}
          own
          mirrored={false}
          label={t('test.callBack')}
          video={video}
          cover={!remote && (running ? t('test.callRunning') : t('test.callWaiting'))}
        />
      </div>
      <div role="status" className={classes.stack}>
        {running && <span>{t('test.callRunning')}</span>}
        {!running && result && <Result result={result} />}
      </div>
      <Button onClick={onStart} loading={running}>
        {t(result ? 'test.again' : 'test.start')}
      </Button>
    </section>
  )
}
