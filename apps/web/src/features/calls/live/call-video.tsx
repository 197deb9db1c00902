import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'
import { useHasImage } from '../state/use-has-image.ts'
import { VideoTile } from './video-tile.tsx'

interface Props {
  readonly view: CallView
  readonly name: string
  readonly avatar: string | null
  readonly remoteVideo: RefObject<HTMLVideoElement | null>
}

/** What is known of why there is no image. */
const useReason = ({ phase, theirs }: CallView, name: string): string => {
  const { t } = useTranslation('calls')
  if (phase === 'reconnecting' || phase === 'connecting') return ''
  if (theirs?.soundOnly) return t('call.theirNetwork', { name })
  return theirs && !theirs.camera && !theirs.screen ? t('call.theirCameraOff') : ''
}

const NoImage = ({ view, name, avatar }: Omit<Props, 'remoteVideo'>) => {
  const { t } = useTranslation('calls')
  const reason = useReason(view, name)
  const state = view.phase === 'connecting' ? t('call.connecting') : t('call.noImage', { name })
  return (
    <>
      <PersonAvatar name={name} src={avatar} size={96} />
      <span>{view.phase === 'reconnecting' ? t('call.reconnecting') : state}</span>
      {reason && <small>{reason}</small>}
    </>
  )
}

/** What is said over the images: screens that are shared, and a microphone that is off. */
const Signs = ({ view, name }: { view: CallView; name: string }) => {
  const { t } = useTranslation('calls')
  const signs = [
    view.screen && t('call.sharing'),
    view.theirs?.screen && t('call.theirScreen', { name }),
    view.theirs?.mic === false && t('call.theirMicOff', { name }),
  ].filter((sign) => typeof sign === 'string')
  return (
    <div className={classes.signs} role="status">
      {signs.map((sign) => (
        <p key={sign}>{sign}</p>
      ))}
    </div>
  )
}

const OwnImage = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const isOff = !view.screen && (view.audioOnly || !view.cameraOn)
  const paused = view.sending === 'sound' && t('call.ownPaused')
  return (
    <div className={classes.own}>
      <VideoTile
        media={view.screen ?? view.local}
        own
        mirrored={view.screen === null}
        label={t('call.ownVideo')}
        cover={isOff ? t('check.cameraOff') : paused}
      />
    </div>
  )
}

/** The other side large, the own image small. */
export const CallVideo = ({ view, name, avatar, remoteVideo }: Props) => {
  const { t } = useTranslation('calls')
  const hasImage = useHasImage(remoteVideo)
  return (
    <div className={classes.videoArea}>
      <VideoTile
        media={view.remote}
        label={t('call.remoteVideo', { name })}
        speakerId={view.choice.speakerId}
        video={remoteVideo}
        cover={!hasImage && <NoImage view={view} name={name} avatar={avatar} />}
      />
      <OwnImage view={view} />
      <Signs view={view} name={name} />
    </div>
  )
}
