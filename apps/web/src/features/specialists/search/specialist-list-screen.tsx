import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { specialtiesQuery } from '../../specialties/index.ts'
import { specialistsQuery } from '../specialists.queries.ts'
import { FilterChips } from './filter-chips.tsx'
import { countFilters, noFilters, useListFilters } from './list-filters.ts'
import { ListTools } from './list-tools.tsx'
import { SpecialistResults } from './specialist-results.tsx'

const FilterPanel = lazy(() => import('./filter-panel.tsx'))
const SpecialistMap = lazy(() => import('./specialist-map.tsx'))
const waiting = <LoadingLines shape="block" count={1} />

/** Specialists of a specialty, or all: searched, filtered, sorted; the filters are in the address. */
export default function SpecialistListScreen() {
  const { t } = useTranslation('specialists')
  const { specialtyId, given, change, query } = useListFilters()
  const [isOpen, setOpen] = useState(false)
  const specialties = useQuery(specialtiesQuery)
  const list = useInfiniteQuery(specialistsQuery(query))
  const name = specialties.data?.find(({ id }) => id === specialtyId)?.name
  const total = list.data?.pages[0]?.meta.total
  const isNarrowed = countFilters(given) > 0 || given.search !== undefined
  const zone = zonePhrase(ownZone())
  return (
    <>
      <PageHeader
        title={name ? specialtyName(name) : t('list.all')}
        subtitle={[total !== undefined && t('list.found', { count: total }), total !== 0 && zone]
          .filter(Boolean)
          .join(' · ')}
      />
      <ListTools given={given} change={change} onFilters={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterPanel
            specialtyId={specialtyId}
            given={given}
            change={change}
            total={total}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <FilterChips given={given} change={change} />
      {given.view === 'map' ? (
        <Suspense fallback={waiting}>
          <SpecialistMap filters={query} />
        </Suspense>
      ) : (
        <SpecialistResults
          list={list}
          specialtyId={specialtyId}
          search={given.search}
          onClear={isNarrowed ? () => change({ ...noFilters, search: undefined }) : undefined}
        />
      )}
    </>
  )
}
