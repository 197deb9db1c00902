import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SearchField } from '../../../ui/table/filter-bar.tsx'
import classes from '../records.module.css'

type Filter = Readonly<Record<'search' | 'from' | 'to', string>>

interface Props {
  readonly filter: Filter
  readonly onChange: (change: Partial<Record<keyof Filter, string | undefined>>) => void
}

/** Patient and period, kept in the address. */
export default function RecordFilters({ filter: { search, from, to }, onChange }: Props) {
  const { t } = useTranslation('records')
  return (
    <div className={classes.filters}>
      <SearchField
        label={t('list.search')}
        value={search}
        onChange={(typed) => onChange({ search: typed })}
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
