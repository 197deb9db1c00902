import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import type { CallView } from '../state/call-view.ts'
import { useHasImage } from '../state/use-has-image.ts'
import { useLostImage } from '../state/use-lost-image.ts'
import { TileName } from './others/tile-name.tsx'
import { VideoTile } from './video-tile.tsx'

interface Props {
  readonly view: CallView
  readonly name: string
  readonly avatar: string | null
  readonly remoteVideo: RefObject<HTMLVideoElement | null>
  /** Shows all of it, with a dark edge where it does not fit; always for a shared screen. */
  readonly whole?: boolean
  /** Shows the name, as there are others. */
  readonly named?: boolean
  readonly small?: boolean
}

/** The known reason for a missing image. */
const useReason = ({ phase, theirs }: CallView, name: string): string => {
  const { t } = useTranslation('calls')
  if (phase === 'reconnecting' || phase === 'connecting') return ''
  if (theirs?.soundOnly) return t('call.theirNetwork', { name })
  if (!theirs) return ''
  return t(theirs.camera || theirs.screen ? 'call.imageLost' : 'call.theirCameraOff')
}

const NoImage = ({ view, name, avatar, small }: Pick<Props, 'view' | 'name' | 'avatar' | 'small'>) => {
  const { t } = useTranslation('calls')
  const reason = useReason(view, name)
  const state = view.phase === 'connecting' ? t('call.connecting') : t('call.noImage', { name })
  if (small) return <PersonAvatar name={name} src={avatar} size={40} />
  return (
    <>
      <PersonAvatar name={name} src={avatar} size={96} />
      <span>{view.phase === 'reconnecting' ? t('call.reconnecting') : state}</span>
      {reason && <small>{reason}</small>}
    </>
  )
}

/** The other side's image and sound. */
export const RemoteImage = ({
  view,
  name,
  avatar,
  remoteVideo,
  whole = false,
  named = false,
  small = false,
}: Props) => {
  const { t } = useTranslation('calls')
  const hasImage = useHasImage(remoteVideo)
  useLostImage(view, hasImage)
  return (
    <VideoTile
      media={view.remote}
      label={t('call.remoteVideo', { name })}
      speakerId={view.choice.speakerId}
      video={remoteVideo}
      whole={whole || view.theirs?.screen === true}
      cover={!hasImage && <NoImage view={view} name={name} avatar={avatar} small={small} />}
    >
      {named && <TileName name={name} small={small} />}
    </VideoTile>
  )
}
