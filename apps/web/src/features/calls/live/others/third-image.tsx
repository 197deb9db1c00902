import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../../ui/person/person-avatar.tsx'
import type { CallView, Third } from '../../state/call-view.ts'
import { useHasImage } from '../../state/use-has-image.ts'
import { VideoTile } from '../video-tile.tsx'
import { TileName } from './tile-name.tsx'

/** The name of a third person who is in the call, or was a moment ago and may be back. */
export const thirdNameOf = ({ companion, third }: CallView): string | null =>
  companion?.status === 'admitted' && third && (companion.here || third.state === 'connected')
    ? companion.name
    : null

interface Props {
  readonly third: Third
  readonly name: string
  readonly speakerId: CallView['choice']['speakerId']
  /** Small over the other image, or equally large. */
  readonly small?: boolean
}

/** The image and sound of the third person in a call. */
export const ThirdImage = ({ third, name, speakerId, small = false }: Props) => {
  const { t } = useTranslation('calls')
  const video = useRef<HTMLVideoElement>(null)
  const hasImage = useHasImage(video)
  const state = third.state === 'connected' ? t('call.noImage', { name }) : t('call.connecting')
  const cover = (
    <>
      <PersonAvatar name={name} src={null} size={small ? 40 : 96} />
      {!small && <span>{third.state === 'reconnecting' ? t('call.reconnecting') : state}</span>}
    </>
  )
  return (
    <VideoTile
      media={third.media}
      label={t('call.remoteVideo', { name })}
      speakerId={speakerId}
      video={video}
      whole={third.theirs?.screen === true}
      cover={!hasImage && cover}
    >
      <TileName name={name} small={small} />
    </VideoTile>
  )
}
