import { chosenFilters } from '@emma/contracts/site/search'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import type { Place } from '../../../routes/meta.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PersonRowsSkeleton } from '../../../ui/person/person-rows.tsx'
import { SearchInApp, wireQuery } from '../../site/index.ts'
import { specialtiesQuery } from '../../specialties/index.ts'
import { facetsQuery, specialistsQuery } from '../specialists.queries.ts'
import { SpecialistResults } from './specialist-results.tsx'
import { ALL, queryAt, useSearchAddress } from './use-search-address.ts'

const PAGE_SIZE = 20

/** The list of an address, whose filters show counts. */
const listQuery = (query: ReturnType<typeof queryAt>) => specialistsQuery({ ...query, pageSize: PAGE_SIZE })

/** Prefetched before it is drawn. @public */
export const ahead = (place: Place): void => {
  const query = queryAt(place)
  void queryClient.prefetchInfiniteQuery(listQuery(query))
  void queryClient.prefetchQuery(facetsQuery(query))
  void queryClient.prefetchQuery(specialtiesQuery)
}

/** Specialists of a specialty, or all: the public page's search, with favourites and an endless list. */
export default function SpecialistListScreen() {
  const { t } = useTranslation('specialists')
  const { data: specialties } = useQuery(specialtiesQuery)
  const address = useSearchAddress(specialties)
  const { specialtyId, name, search, query, hrefOf } = address
  const list = useInfiniteQuery(listQuery(query))
  const { data: counted } = useQuery(facetsQuery(query))
  const slugs = counted?.meant ?? []
  const meant = (specialties ?? []).filter(({ slug }) => slugs.includes(slug))
  const total = list.data?.pages[0]?.meta.total ?? null
  const isAbsent = chosenFilters(search).length === 0 && (total === 0 || counted?.instead === true)
  const found = {
    search,
    total,
    specialties: specialties ?? [],
    counts: counted?.facets ?? null,
    meant: isAbsent ? [] : meant,
    absent: isAbsent ? meant : [],
    precise: counted?.precise ?? [],
    preciseLanguage: counted?.precise_language ?? 'pt-BR',
    emergency: counted?.emergency ?? null,
    medicine: counted?.medicine ?? false,
    instead: counted?.instead ?? false,
    alike: counted?.alike ?? false,
    nobodyIn: counted?.nobody_in ?? null,
    unmet: counted?.unmet ?? null,
    when: counted?.when ?? null,
  }
  const everyone = hrefOf({ ...search, q: '', specialty: '' })
  const place = {
    action: `/customer/specialists/${specialtyId ?? ALL}`,
    linkTo: hrefOf,
    specialtyLink: (specialty: string) => hrefOf({ ...search, q: '', specialty }),
    specialtiesLink: everyone,
    contactLink: '/contato',
    helpLink: '/ajuda',
    mapQuery: wireQuery(query),
    personLink: '/customer/detail/{{id}}',
    clock: zonePhrase(ownZone()),
    isLive: true,
  }
  const all = name ? specialtyName(name) : t('list.all')
  return (
    <>
      <PageHeader title={search.q ? t('list.resultsFor', { q: search.q }) : all} />
      <SearchInApp
        found={found}
        place={place}
        onSearch={address.go}
        onFollow={address.follow}
        waiting={<PersonRowsSkeleton count={6} />}
      >
        <SpecialistResults list={list} specialtyId={specialtyId} />
      </SearchInApp>
    </>
  )
}
