import { consultationStates } from '@emma/domain/booking'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { FilterBar, SearchField } from '../../../ui/table/filter-bar.tsx'

export interface AppointmentFilter {
  readonly status?: string | undefined
  readonly from: string
  readonly to: string
  readonly search?: string | undefined
}

interface Props {
  /** A filter is set that can be cleared. */
  readonly isChosen: boolean
  readonly filter: AppointmentFilter
  readonly onChange: (change: Partial<Record<keyof AppointmentFilter, string | undefined>>) => void
}

/** Patient, state and period, kept in the address. */
export default function AppointmentFilters({ isChosen, filter, onChange }: Props) {
  const { t } = useTranslation('booking')
  const { status, from, to, search } = filter
  const clear = () => onChange({ status: undefined, from: undefined, to: undefined, search: undefined })
  return (
    <FilterBar
      label={t('appointments.filters')}
      clear={t('appointments.clear')}
      onClear={isChosen ? clear : undefined}
    >
      <SearchField
        label={t('appointments.search')}
        placeholder={t('appointments.searchHint')}
        value={search}
        onChange={(typed) => onChange({ search: typed })}
      />
      <SelectField
        label={t('appointments.status')}
        data={[
          { value: '', label: t('appointments.all') },
          ...consultationStates.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(next) => onChange({ status: next || undefined })}
      />
      <DateField
        label={t('appointments.from')}
        value={from}
        max={to}
        onChange={(next) => onChange({ from: next })}
      />
      <DateField
        label={t('appointments.to')}
        value={to}
        min={from}
        onChange={(next) => onChange({ to: next })}
      />
    </FilterBar>
  )
}
