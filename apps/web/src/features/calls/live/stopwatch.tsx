import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** `04:07`, or `1:04:07` from an hour on. */
export const clockText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}

/** The time in which both were connected. */
export const Stopwatch = ({ clock }: Pick<CallView, 'clock'>) => {
  const { t } = useTranslation('calls')
  const now = useNow(1000)
  const { active_seconds, active_since } = clock
  const running = active_since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(active_since)) / 1000))
  return (
    <span className={classes.stopwatch} role="timer" aria-label={t('call.stopwatch')}>
      <IconClock size={18} stroke={1.75} aria-hidden />
      {clockText(active_seconds + running)}
    </span>
  )
}
