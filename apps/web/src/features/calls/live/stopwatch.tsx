import { useTranslation } from 'react-i18next'
import { useCallClock } from '../../../ui/time/call-clock.ts'
import type { CallView } from '../state/call-view.ts'

/** The time during which both were connected. */
export const Stopwatch = ({ clock }: Pick<CallView, 'clock'>) => {
  const { t } = useTranslation('calls')
  return (
    <strong role="timer" aria-label={t('call.stopwatch')}>
      {useCallClock(clock)}
    </strong>
  )
}
