import { useTranslation } from 'react-i18next'
import type { CallView } from '../state/call-view.ts'
import classes from './scene.module.css'
import type { useCorner } from './use-corner.ts'
import { VideoTile } from './video-tile.tsx'

interface Props {
  readonly view: CallView
  readonly corner: ReturnType<typeof useCorner>
}

/** The own image, small, in a corner of the user's choice. */
export const OwnImage = ({ view, corner: at }: Props) => {
  const { t } = useTranslation('calls')
  const { corner, moved, handle } = at
  const isOff = !view.screen && (view.audioOnly || !view.cameraOn)
  const paused = view.sending === 'sound' && t('call.ownPaused')
  return (
    <div
      className={classes.own}
      data-x={corner.x}
      data-y={corner.y}
      {...(moved && { style: { transform: `translate(${moved.x}px, ${moved.y}px)` } })}
    >
      <VideoTile
        media={view.screen ?? view.local}
        own
        mirrored={view.screen === null}
        label={t('call.ownVideo')}
        cover={isOff ? t('check.cameraOff') : paused}
      />
      <button type="button" className={classes.handle} aria-label={t('call.moveOwn')} {...handle} />
    </div>
  )
}
