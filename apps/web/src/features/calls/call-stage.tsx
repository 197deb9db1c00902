import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../ui/person-avatar.tsx'
import classes from './call.module.css'
import type { CallView } from './call-view.ts'
import { VideoTile } from './video-tile.tsx'

/** Whether the other side sends an image now. */
const useHasImage = (media: MediaStream | null): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    const look = () => setHas(media?.getVideoTracks().some(({ muted }) => !muted) ?? false)
    const tracks = media?.getVideoTracks() ?? []
    look()
    for (const track of tracks) {
      track.addEventListener('mute', look)
      track.addEventListener('unmute', look)
    }
    return () => {
      for (const track of tracks) {
        track.removeEventListener('mute', look)
        track.removeEventListener('unmute', look)
      }
    }
  }, [media])
  return has
}

interface Props {
  readonly view: CallView
  readonly name: string
  readonly avatar: string | null
  readonly remoteVideo: Ref<HTMLVideoElement>
}

/** The other side large, the own image small. */
export const CallStage = ({ view, name, avatar, remoteVideo }: Props) => {
  const { t } = useTranslation('calls')
  const hasImage = useHasImage(view.remote)
  const state = view.phase === 'connecting' ? t('call.connecting') : t('call.remoteCameraOff', { name })
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
