import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import { StatePicture } from '../../../ui/feedback/state-picture.tsx'
import classes from './booking-result.module.css'

const icons = { waiting: IconClock, lost: IconCalendarX } as const
type Tone = keyof typeof icons | 'done'

/** What went well is celebrated; the rest is told. */
const Picture = ({ tone }: { tone: Tone }) => {
  if (tone === 'done') return <StatePicture kind="done" />
  const Icon = icons[tone]
  return <Icon size={56} stroke={1.5} aria-hidden />
}

interface Props {
  readonly tone: Tone
  readonly title: string
  readonly detail: string
  readonly children?: ReactNode
}

/** What came of a booking, told at the top of what is to be done about it. */
export const ResultPanel = ({ tone, title, detail, children }: Props) => (
  <section className={classes.panel}>
    <div role="status" className={classes.head} data-tone={tone}>
      <Picture tone={tone} />
      <h1>{title}</h1>
      <p>{detail}</p>
    </div>
    {children}
  </section>
)
