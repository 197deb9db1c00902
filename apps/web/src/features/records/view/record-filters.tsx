import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useStateWord } from '../../../ui/status/status-badge.tsx'
import { FilterBar, SearchField } from '../../../ui/table/filter-bar.tsx'
import { CidField } from '../editor/cid-field.tsx'
import { cidsQuery } from '../records.queries.ts'

interface Filter {
  readonly search: string
  readonly status: 'draft' | 'signed' | undefined
  readonly cid: string
  readonly from: string
  readonly to: string
}

interface Props {
  readonly filter: Filter
  readonly onChange: (change: Partial<Record<keyof Filter, string | undefined>>) => void
}

/** One code, or a whole category; a code of the address is shown with its name. */
const CidFilter = ({ code, onChange }: { code: string; onChange: (code: string) => void }) => {
  const { t } = useTranslation('records')
  const named = useQuery({ ...cidsQuery(code), enabled: code !== '' })
  const cid = named.data?.data.find((each) => each.code === code)
  const name = named.data && (cid?.description ?? t('cid.whole'))
  // The field has a hidden second one, which must not be an item of the row.
  return (
    <div>
      <CidField categories label={t('list.diagnosis')} code={code} name={name} onChange={onChange} />
    </div>
  )
}

/** Patient, diagnosis, state and period, kept in the address. */
export default function RecordFilters({ filter: { search, status, cid, from, to }, onChange }: Props) {
  const { t } = useTranslation('records')
  const word = useStateWord()
  const isNarrowed = search + cid + from + to !== '' || status !== undefined
  const clear = () =>
    onChange({ search: undefined, cid: undefined, status: undefined, from: undefined, to: undefined })
  return (
    <FilterBar label={t('list.filters')} clear={t('list.clear')} onClear={isNarrowed ? clear : undefined}>
      <SearchField
        label={t('list.search')}
        value={search}
        onChange={(typed) => onChange({ search: typed })}
      />
      <CidFilter code={cid} onChange={(code) => onChange({ cid: code || undefined })} />
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
    </FilterBar>
  )
}
