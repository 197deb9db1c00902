import type { AppointmentStatus } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/select-field.tsx'

interface Props {
  readonly states: readonly AppointmentStatus[]
  readonly status: AppointmentStatus | undefined
  readonly onStatus: (status: string | undefined) => void
}

/** One state of the tab's, or all of them. */
export default function StateFilter({ states, status, onStatus }: Props) {
  const { t } = useTranslation('booking')
  return (
    <SelectField
      label={t('agenda.state')}
      data={[
        { value: '', label: t('agenda.all') },
        ...states.map((value) => ({ value, label: t(`status.${value}`) })),
      ]}
      value={status ?? ''}
      onChange={(next) => onStatus(next || undefined)}
    />
  )
}
