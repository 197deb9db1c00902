import type { AppointmentStatus } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/select-field.tsx'

interface Props {
  readonly states: readonly AppointmentStatus[]
  readonly status: AppointmentStatus | undefined
  readonly onStatus: (status: string | undefined) => void
}

/** One of the tab's states, or all. */
export default function StateFilter({ states, status, onStatus }: Props) {
  const { t } = useTranslation('agenda')
  const { t: booking } = useTranslation('booking')
  return (
    <SelectField
      label={t('state')}
      data={[
        { value: '', label: t('all') },
        ...states.map((value) => ({ value, label: booking(`status.${value}`) })),
      ]}
      value={status ?? ''}
      onChange={(next) => onStatus(next || undefined)}
    />
  )
}
