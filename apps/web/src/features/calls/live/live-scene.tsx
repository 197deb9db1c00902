import { type ReactNode, useRef, useState } from 'react'
import type { CallView } from '../state/call-view.ts'
import { useCallKeys } from '../state/use-call-keys.ts'
import { CallBar } from './call-bar.tsx'
import { CallMenu } from './call-menu.tsx'
import { CallNotices } from './call-notices.tsx'
import { CallSigns } from './call-signs.tsx'
import { useOthers } from './others/use-others.tsx'
import { OwnImage } from './own-image.tsx'
import { Scene } from './scene.tsx'
import { useCorner } from './use-corner.ts'
import type { Panel } from './use-panel.ts'

export interface SceneProps {
  readonly view: CallView
  readonly head: ReactNode
  /** Notices above those about network and devices. */
  readonly strips?: ReactNode
  /** Beside the call; a companion has none. */
  readonly panel?: Panel
  /** Opens the companion's dialog; undefined for companions. */
  readonly onCompanion?: () => void
}

interface Props extends SceneProps {
  /** The other participant's. */
  readonly name: string
  readonly avatar: string | null
  /** The third person in the call. */
  readonly thirdName: string | null
  /** Nothing else needs attention. */
  readonly calm: boolean
}

/** A running call, as each participant sees it: the others, the own image, and the controls. */
export const LiveScene = ({ view, head, strips, panel, onCompanion, calm, ...people }: Props) => {
  const remoteVideo = useRef<HTMLVideoElement>(null)
  const [menu, setMenu] = useState(false)
  const [whole, setWhole] = useState(false)
  const corner = useCorner({ x: 'right', y: 'top' })
  const others = useOthers({ view, ...people, remoteVideo, whole, own: corner.corner.x })
  useCallKeys()
  return (
    <>
      <Scene
        calm={calm && view.phase === 'in_call' && view.micOn && !menu}
        picture={others.picture}
        head={head}
        strips={
          <>
            {strips}
            <CallNotices view={view} />
            <CallSigns view={view} name={people.name} />
          </>
        }
        bar={<CallBar view={view} {...(panel && { panel })} onMore={() => setMenu(true)} />}
      >
        {others.small}
        <OwnImage view={view} corner={corner} />
      </Scene>
      {menu && (
        <CallMenu
          view={view}
          whole={whole}
          onWhole={setWhole}
          remoteVideo={remoteVideo}
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
