import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import classes from './call.module.css'
import type { CallView } from './call-view.ts'
import { VideoTile } from './video-tile.tsx'

const LOOK_MS = 500
/** Looks without a new frame after which an image counts as gone. */
const STILL_LOOKS = 4

/** Whether an image moves: browsers don't say when the other side's camera goes off. */
const useHasImage = (video: RefObject<HTMLVideoElement | null>): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let last = 0
    let still = STILL_LOOKS
    const timer = setInterval(() => {
      const frames = video.current?.getVideoPlaybackQuality().totalVideoFrames ?? 0
      still = frames === last ? still + 1 : 0
      last = frames
      setHas(still < STILL_LOOKS)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [video])
  return has
}

interface Props {
  readonly view: CallView
  readonly name: string
  readonly avatar: string | null
  readonly remoteVideo: RefObject<HTMLVideoElement | null>
}

/** The other side large, the own image small. */
export const CallStage = ({ view, name, avatar, remoteVideo }: Props) => {
  const { t } = useTranslation('calls')
  const hasImage = useHasImage(remoteVideo)
  const state = view.phase === 'connecting' ? t('call.connecting') : t('call.noImage', { name })
  return (
    <div className={classes.stage}>
      <VideoTile
        media={view.remote}
        label={t('call.remoteVideo', { name })}
        speakerId={view.choice.speakerId}
        video={remoteVideo}
        cover={
          !hasImage && (
            <>
              <PersonAvatar name={name} src={avatar} size={96} />
              <span>{view.phase === 'reconnecting' ? t('call.reconnecting') : state}</span>
            </>
          )
        }
      />
      <div className={classes.own}>
        <VideoTile
          media={view.screen ?? view.local}
          own
          mirrored={view.screen === null}
          label={t('call.ownVideo')}
          cover={!view.screen && (view.audioOnly || !view.cameraOn) && t('check.cameraOff')}
        />
      </div>
      {view.screen && <p className={classes.sharing}>{t('call.sharing')}</p>}
    </div>
  )
}
