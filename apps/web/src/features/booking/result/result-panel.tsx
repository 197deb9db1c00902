import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import classes from './booking-result.module.css'

const icons = { done: IconCircleCheckFilled, waiting: IconClock, lost: IconCalendarX } as const
type Tone = keyof typeof icons

interface Props {
  readonly tone: Tone
  readonly title: string
  readonly detail: string
  readonly children?: ReactNode
}

/** The result of a booking, above the next actions. */
export const ResultPanel = ({ tone, title, detail, children }: Props) => {
  const Icon = icons[tone]
  return (
    <section className={classes.panel} data-tone={tone}>
      <div role="status" className={classes.head}>
        <Icon size={tone === 'done' ? 44 : 56} stroke={1.5} aria-hidden />
        <h1>{title}</h1>
        <p>{detail}</p>
      </div>
      {children}
    </section>
  )
}
