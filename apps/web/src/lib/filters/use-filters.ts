import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { pageIn, type Search } from './filters.ts'

/**
 * A list's filters, in the address so that back and reload keep them. `read` parses each filter separately
 * (`filters.ts`): an invalid one counts as absent, without affecting others.
 */
export const useFilters = <T extends object>(
  read: (search: Search) => T,
): readonly [T, (change: Partial<Record<keyof T, string | number | undefined>>) => void] => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const change = (changes: Partial<Record<keyof T, string | number | undefined>>) => {
    const { location, resolvedLocation } = router.state
    // The typed text is reported after a pause: during a navigation it would end up in the other screen's address.
    if (resolvedLocation && resolvedLocation.pathname !== location.pathname) return
    void navigate({
      to: '.',
      // The address at that time: two changes may come before a screen is drawn again.
      search: (now) => ({ ...now, ...changes }),
      replace: true,
      resetScroll: false,
    })
  }
  return [read(search), change]
}

/** The page of a list without filters, in the address; a screen with several lists names each. */
export const usePage = (name = 'page'): readonly [number, (page: number) => void] => {
  const [{ [name]: page = 1 }, change] = useFilters<Record<string, number>>((search) => ({
    [name]: pageIn(search[name]),
  }))
  return [page, (to) => change({ [name]: to })]
}
