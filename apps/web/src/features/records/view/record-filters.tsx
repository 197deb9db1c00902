import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useStateWord } from '../../../ui/status/status-badge.tsx'
import { SearchField } from '../../../ui/table/filter-bar.tsx'

interface Filter {
  readonly search: string
  readonly status: 'draft' | 'signed' | undefined
  readonly from: string
  readonly to: string
}

interface Props {
  readonly filter: Filter
  readonly onChange: (change: Partial<Record<keyof Filter, string | undefined>>) => void
}

/** Patient, state and period, kept in the address. */
export default function RecordFilters({ filter: { search, status, from, to }, onChange }: Props) {
  const { t } = useTranslation('records')
  const word = useStateWord()
  return (
    <div className={layout.filters}>
      <SearchField
        label={t('list.search')}
        value={search}
        onChange={(typed) => onChange({ search: typed })}
      />
      <SelectField
        label={t('list.status')}
        data={[
          { value: '', label: t('list.anyStatus') },
          ...(['draft', 'signed'] as const).map((value) => ({ value, label: word('record', value) })),
        ]}
        value={status ?? ''}
        onChange={(next) => onChange({ status: next || undefined })}
      />
      <DateField
        label={t('list.from')}
        value={from}
        max={to}
        onChange={(next) => onChange({ from: next || undefined })}
      />
      <DateField
        label={t('list.to')}
        value={to}
        min={from}
        onChange={(next) => onChange({ to: next || undefined })}
      />
    </div>
  )
}
