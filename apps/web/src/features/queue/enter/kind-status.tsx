import type { QueueStanding } from '@emma/contracts/queue'
import { useTranslation } from 'react-i18next'
import { EstimateText } from './estimate-text.tsx'

interface Props {
  readonly standing: QueueStanding | undefined
  /** Also how many are on duty. */
  readonly showsDuty?: boolean
}

/** Whether anybody is on duty for a kind of care, how many wait, and for how long. */
export const KindStatus = ({ standing, showsDuty = false }: Props) => {
  const { t } = useTranslation('queue')
  if (!standing || standing.on_duty === 0) return t('kind.nobody')
  return (
    <>
      {showsDuty && `${t('care.onDuty', { count: standing.on_duty })} · `}
      {t('care.waiting', { count: standing.waiting })} · <EstimateText estimate={standing.estimate} />
    </>
  )
}
