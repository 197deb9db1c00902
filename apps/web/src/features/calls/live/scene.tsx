import { type ReactNode, useRef } from 'react'
import classes from './scene.module.css'
import { useFading } from './use-fading.ts'

interface Props {
  /** Fills the whole area. */
  readonly picture: ReactNode
  readonly head: ReactNode
  /** Notices in one line each, and the other participant's state. */
  readonly strips?: ReactNode
  /** Between words and controls: the own image, or who is expected. */
  readonly children: ReactNode
  readonly bar: ReactNode
  /** Nothing needs attention: the controls may fade. */
  readonly calm?: boolean
}

/** The image from edge to edge, with everything else over it; nothing pushes the controls away. */
export const Scene = ({ picture, head, strips, children, bar, calm = false }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const faded = useFading(area, calm)
  return (
    <div className={classes.scene} ref={area}>
      <div className={classes.picture}>{picture}</div>
      <div className={classes.over} data-faded={faded || undefined}>
        <div className={classes.top}>{head}</div>
        <div className={classes.strips}>{strips}</div>
        <div className={classes.middle}>{children}</div>
        {bar}
      </div>
    </div>
  )
}
