import { type ReactNode, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallView } from '../../state/call-view.ts'
import { RemoteImage } from '../remote-image.tsx'
import classes from '../scene.module.css'
import { ThirdImage } from './third-image.tsx'
import { useIsWide } from './use-is-wide.ts'

interface Props {
  readonly view: CallView
  readonly name: string
  readonly avatar: string | null
  /** The third person in the call; null without one. */
  readonly thirdName: string | null
  readonly remoteVideo: RefObject<HTMLVideoElement | null>
  readonly whole: boolean
  readonly own: 'left' | 'right'
}

interface Images {
  /** Fills the whole area. */
  readonly picture: ReactNode
  /** Lies over it; the own image avoids its corner. */
  readonly small: ReactNode
}

/**
 * The others in a call: one fills the area; of two, one lies small over the other on a portrait screen, and a press
 * swaps them; on a wide one they are side by side.
 */
export const useOthers = ({ view, name, avatar, thirdName, remoteVideo, whole, own }: Props): Images => {
  const { t } = useTranslation('calls')
  const [swapped, swap] = useState(false)
  const { isWide, measure } = useIsWide()
  const { third } = view
  const main = (small: boolean) => (
    <RemoteImage
      view={view}
      name={name}
      avatar={avatar}
      remoteVideo={remoteVideo}
      whole={whole}
      named={thirdName !== null}
      small={small}
    />
  )
  if (!third || thirdName === null) return { picture: main(false), small: null }
  const other = (small: boolean) => (
    <ThirdImage third={third} name={thirdName} speakerId={view.choice.speakerId} small={small} />
  )
  if (isWide) {
    const picture = (
      <div ref={measure} className={classes.pair}>
        {main(false)}
        {other(false)}
      </div>
    )
    return { picture, small: null }
  }
  const behind = swapped ? main(true) : other(true)
  const small = (
    <div className={classes.own} data-x={own === 'left' ? 'right' : 'left'} data-y="top">
      {behind}
      <button
        type="button"
        className={classes.swap}
        aria-label={t('call.enlarge', { name: swapped ? name : thirdName })}
        onClick={() => swap((before) => !before)}
      />
    </div>
  )
  const picture = (
    <div ref={measure} className={classes.whole}>
      {swapped ? other(false) : main(false)}
    </div>
  )
  return { picture, small }
}
