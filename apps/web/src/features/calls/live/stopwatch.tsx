import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { useTranslation } from 'react-i18next'
import { useCallClock } from '../../../ui/time/call-clock.ts'
import classes from '../call.module.css'
import type { CallView } from '../state/call-view.ts'

/** The time in which both were connected. */
export const Stopwatch = ({ clock }: Pick<CallView, 'clock'>) => {
  const { t } = useTranslation('calls')
  return (
    <span className={classes.stopwatch} role="timer" aria-label={t('call.stopwatch')}>
      <IconClock size={18} stroke={1.75} aria-hidden />
      {useCallClock(clock)}
    </span>
  )
}
