import type { QueueItem } from '@emma/contracts/queue/attendance'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import classes from './duty.module.css'

interface Props {
  readonly patient: Pick<QueueItem, 'customer' | 'complaint' | 'red_flags' | 'priority' | 'kind_of_care'>
}

/** A patient before there is care, with their complaint. */
export const PatientLine = ({ patient }: Props) => {
  const { t } = useTranslation('queue')
  const { customer, complaint, red_flags, priority, kind_of_care } = patient
  return (
    <div className={classes.patient}>
      <p className={classes.name}>
        <strong>{customer.name}</strong>
        {customer.age !== null && (
          <span className={classes.waits}>{t('attend.age', { count: customer.age })}</span>
        )}
        <StatusChip tone="neutral" label={t(`kind.name.${kind_of_care}`)} />
        {priority === 'urgent' && <StatusChip tone="danger" label={t('priority.urgent')} />}
      </p>
      <p className={classes.complaint}>{complaint}</p>
      {red_flags.length > 0 && (
        <p className={classes.flags}>{red_flags.map((flag) => t(`flags.short.${flag}`)).join(' · ')}</p>
      )}
    </div>
  )
}
