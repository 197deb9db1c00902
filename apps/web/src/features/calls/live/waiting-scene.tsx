import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallBar } from './call-bar.tsx'
import { CallMenu } from './call-menu.tsx'
import { CallNotices } from './call-notices.tsx'
import type { SceneProps } from './live-scene.tsx'
import { Scene } from './scene.tsx'
import { VideoTile } from './video-tile.tsx'

interface Props extends SceneProps {
  /** The awaited person. */
  readonly children: ReactNode
}

/** In the room, before anybody else: the own image as others will see it. */
export const WaitingScene = ({ view, head, strips, panel, onCompanion, children }: Props) => {
  const { t } = useTranslation('calls')
  const [menu, setMenu] = useState(false)
  return (
    <>
      <Scene
        picture={
          <VideoTile
            media={view.local}
            own
            label={t('check.preview')}
            cover={!view.cameraOn && t('check.cameraOff')}
          />
        }
        head={head}
        strips={
          <>
            {strips}
            <CallNotices view={view} />
          </>
        }
        bar={<CallBar view={view} {...(panel && { panel })} onMore={() => setMenu(true)} />}
      >
        {children}
      </Scene>
      {menu && (
        <CallMenu
          view={view}
          {...(onCompanion && {
            onCompanion: () => {
              setMenu(false)
              onCompanion()
            },
          })}
          onClose={() => setMenu(false)}
        />
      )}
    </>
  )
}
