import { actActions, actEntities } from '@emma/contracts/audit'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateIn, idIn, oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { FilterBar } from '../../ui/table/filter-bar.tsx'
import { everyAdminQuery } from '../admins/index.ts'

/** Filters of the audit log, from the address. */
export const actFilters = ({ user, action, entity, of, from, to, page }: Search) => ({
  user: idIn(user),
  action: oneOf(action, actActions),
  entity: oneOf(entity, actEntities),
  of: textIn(of),
  from: dateIn(from),
  to: dateIn(to),
  page: pageIn(page),
})
export type ActFilter = ReturnType<typeof actFilters>

interface Props {
  readonly filter: ActFilter
  readonly onChange: (change: Partial<Record<keyof ActFilter, string | undefined>>) => void
}

const nothing = {
  user: undefined,
  action: undefined,
  entity: undefined,
  of: undefined,
  from: undefined,
  to: undefined,
}

/** Filters: who, what, on what kind of thing, when. */
export const ActFilters = ({ filter, onChange }: Props) => {
  const { t } = useTranslation('audit')
  const { data: admins } = useQuery(everyAdminQuery)
  const { page: _, ...chosen } = filter
  const isFiltered = Object.values(chosen).some((value) => value !== undefined)
  const people = admins?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []
  return (
    <FilterBar
      label={t('filters')}
      clear={t('clear')}
      onClear={isFiltered ? () => onChange(nothing) : undefined}
    >
      <NativeSelect
        label={t('who')}
        data={[{ value: '', label: t('all') }, ...people]}
        value={filter.user ?? ''}
        onChange={(event) => onChange({ user: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('what')}
        data={[
          { value: '', label: t('allActions') },
          ...actActions.map((value) => ({ value, label: t(`actions.${value}`) })),
        ]}
        value={filter.action ?? ''}
        onChange={(event) => onChange({ action: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('entity')}
        data={[
          { value: '', label: t('all') },
          ...actEntities.map((value) => ({ value, label: t(`entities.${value}`) })),
        ]}
        value={filter.entity ?? ''}
        onChange={(event) => onChange({ entity: event.currentTarget.value || undefined })}
      />
      <DateField
        label={t('from')}
        value={filter.from ?? ''}
        onChange={(next) => onChange({ from: next || undefined })}
      />
      <DateField
        label={t('to')}
        value={filter.to ?? ''}
        onChange={(next) => onChange({ to: next || undefined })}
      />
    </FilterBar>
  )
}
