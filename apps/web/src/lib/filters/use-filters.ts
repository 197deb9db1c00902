import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { pageIn, type Search } from './filters.ts'

/**
 * What a list is filtered by, kept in the address so that back and reload keep it. `read` takes each filter by itself
 * (`filters.ts`): what is wrong counts as not given, and takes no other filter with it.
 */
export const useFilters = <T extends object>(
  read: (search: Search) => T,
): readonly [T, (change: Partial<Record<keyof T, string | number | undefined>>) => void] => {
  const search = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const change = (changes: Partial<Record<keyof T, string | number | undefined>>) => {
    const { location, resolvedLocation } = router.state
    // What was typed last is told after a pause: on the way to another screen it would go along in the address.
    if (resolvedLocation && resolvedLocation.pathname !== location.pathname) return
    void navigate({
      to: '.',
      // What the address says by then: two changes may come before a screen is drawn again.
      search: (now) => ({ ...now, ...changes }),
      replace: true,
      resetScroll: false,
    })
  }
  return [read(search), change]
}

/** The page of a list without filters of its own, kept in the address too; a screen with several lists names each. */
export const usePage = (name = 'page'): readonly [number, (page: number) => void] => {
  const [{ [name]: page = 1 }, change] = useFilters<Record<string, number>>((search) => ({
    [name]: pageIn(search[name]),
  }))
  return [page, (to) => change({ [name]: to })]
}
