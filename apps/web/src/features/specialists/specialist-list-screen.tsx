import { Button, Collapse, NativeSelect } from '@mantine/core'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { specialtiesQuery } from '../specialties/index.ts'
import { countFilters, useListFilters } from './list-filters.ts'
import classes from './specialist-list.module.css'
import { SpecialistResults } from './specialist-results.tsx'
import { specialistsQuery } from './specialists.queries.ts'
import { TypedText } from './typed-text.tsx'

const FilterPanel = lazy(() => import('./filter-panel.tsx'))

const sorts = ['next_slot', 'price', 'rating'] as const

/** Specialists of a specialty, or all: searched, filtered, sorted; the filters are in the address. */
export default function SpecialistListScreen() {
  const { t } = useTranslation('specialists')
  const { specialtyId, given, change, query } = useListFilters()
  const count = countFilters(given)
  const [isOpen, setOpen] = useState(count > 0)
  const specialties = useQuery(specialtiesQuery)
  const list = useInfiniteQuery(specialistsQuery(query))
  const name = specialties.data?.find(({ id }) => id === specialtyId)?.name
  const total = list.data?.pages[0]?.meta.total
  return (
    <>
      <PageHeader
        title={name ?? t('list.all')}
        subtitle={total === undefined ? undefined : t('list.found', { count: total })}
      />
      <div className={classes.tools}>
        <TypedText
          type="search"
          className={classes.search}
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={given.search ?? ''}
          onChange={(search) => change({ search: search || undefined })}
        />
        <NativeSelect
          className={classes.sort}
          aria-label={t('list.sort')}
          value={given.sort}
          data={sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
          onChange={(event) => change({ sort: event.currentTarget.value })}
        />
        <Button
          variant="default"
          leftSection={<IconAdjustments size={20} stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? t('list.filtersCount', { count }) : t('list.filters')}
        </Button>
      </div>
      <Collapse expanded={isOpen}>
        {isOpen && (
          <Suspense fallback={<LoadingLines shape="block" count={1} />}>
            <FilterPanel specialtyId={specialtyId} given={given} change={change} />
          </Suspense>
        )}
      </Collapse>
      <SpecialistResults list={list} specialtyId={specialtyId} />
    </>
  )
}
