import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '../../ui/feedback/coming.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { FilterBar, SearchField } from '../../ui/table/filter-bar.tsx'
import { patientTagsQuery } from './patients.queries.ts'

type Filter = Readonly<Record<'search' | 'tag' | 'open', string | undefined>>

interface Props {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
}

/** Name, a tag, and what is pending; kept in the address. */
export default function PatientFilters({ filter: { search, tag, open }, onChange }: Props) {
  const { t } = useTranslation('patients')
  const ownTags = useQuery(patientTagsQuery)
  const tags = ownTags.data?.data ?? []
  const clear = () => onChange({ search: undefined, tag: undefined, open: undefined })
  return (
    <FilterBar
      label={t('filters.label')}
      clear={t('filters.clear')}
      onClear={search || tag || open ? clear : undefined}
    >
      <SearchField
        label={t('filters.search')}
        placeholder={t('filters.hint')}
        value={search}
        onChange={(typed) => onChange({ search: typed })}
      />
      {ownTags.isPending && <Coming />}
      {(tags.length > 0 || tag) && (
        <SelectField
          label={t('filters.tag')}
          data={[
            { value: '', label: t('filters.anyTag') },
            ...tags.map(({ id, name, patients }) => ({ value: id, label: `${name} (${patients})` })),
          ]}
          value={tag ?? ''}
          onChange={(chosen) => onChange({ tag: chosen || undefined })}
        />
      )}
      <SelectField
        label={t('filters.open')}
        data={[
          { value: '', label: t('filters.anyOpen') },
          { value: 'unwritten', label: t('filters.unwritten') },
        ]}
        value={open ?? ''}
        onChange={(chosen) => onChange({ open: chosen || undefined })}
      />
    </FilterBar>
  )
}
