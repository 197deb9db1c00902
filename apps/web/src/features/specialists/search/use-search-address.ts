import { listQueryOf, readSearch, type SiteSearch, searchQuery } from '@emma/contracts/site/search'
import type { Specialty } from '@emma/contracts/specialties'
import { useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router'
import type { Place } from '../../../routes/meta.ts'

/** The name in the address for all specialties. */
export const ALL = 'todos'
const PATH = '/customer/specialists/$id'

/** The path's specialty; undefined for all. */
const specialtyIn = (id: string | undefined): string | undefined => (id === ALL ? undefined : id)

const searchIn = (fields: object): SiteSearch =>
  readSearch((field) => String(Reflect.get(fields, field) ?? ''))

/** The list's query for an address. */
export const queryAt = ({ params, search }: Place) => listQueryOf(searchIn(search), specialtyIn(params.id))

/** The search in the address: the specialty in its path, the rest in its query, with the public page's names. */
export const useSearchAddress = (specialties: readonly Specialty[] | undefined) => {
  const { id } = useParams({ from: PATH })
  const fields = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const specialtyId = specialtyIn(id)
  const named = specialties?.find((each) => each.id === specialtyId)
  const search: SiteSearch = {
    ...searchIn(fields),
    specialty: named?.slug ?? '',
  }
  const idOf = (slug: string): string => specialties?.find((each) => each.slug === slug)?.id ?? ALL
  const addressOf = ({ specialty, ...given }: SiteSearch) => ({
    to: PATH,
    params: { id: specialties ? idOf(specialty) : id },
    search: searchQuery({ ...given, specialty: '' }),
  })
  return {
    specialtyId,
    name: named?.name,
    search,
    query: listQueryOf(search, specialtyId),
    hrefOf: (asked: SiteSearch): string => router.buildLocation(addressOf(asked)).href,
    go: (asked: SiteSearch): void => {
      const { location, resolvedLocation } = router.state
      // The typed text is reported after a pause: during a navigation it would end up in the other screen's address.
      if (resolvedLocation && resolvedLocation.pathname !== location.pathname) return
      void navigate({ ...addressOf(asked), replace: true, resetScroll: false })
    },
    follow: (href: string): void => void navigate({ href, resetScroll: false }),
  }
}
