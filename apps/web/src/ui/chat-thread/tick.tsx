import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import classes from './chat-thread.module.css'
import type { ThreadItem } from './thread-item.ts'

const pictures = {
  waiting: IconClock,
  sending: IconClock,
  failed: IconAlertCircle,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
} as const

/** Status of an own message: icon, colour, and text for screen readers. */
export const Tick = ({ state }: { state: ThreadItem['state'] }) => {
  const { t } = useTranslation('chat')
  const Picture = pictures[state]
  return (
    <span className={classes.tick} data-state={state} title={t(`state.${state}`)}>
      <Picture size={16} stroke={2} aria-hidden />
      <span className={layout.hidden}>{t(`state.${state}`)}</span>
    </span>
  )
}
