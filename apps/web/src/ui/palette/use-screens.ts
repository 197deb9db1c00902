import { folded } from '@emma/domain/text'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { verdictOn } from '../../lib/session/guard.ts'
import { useUser } from '../../lib/session/use-session.ts'
import type { RouteName } from '../../routes/meta.ts'
import { titleOf } from '../frame/use-screen.ts'
import type { Place } from './places.ts'

/** Routes people are redirected to, but never choose. */
const signs: ReadonlySet<RouteName> = new Set([
  'root',
  'not-authorized',
  'not-found',
  'kit',
  'calls',
  'undo-change',
  'specialist-create',
])
/** An optional part of a path. */
const optionalPart = /\/\{-\$\w+\}$/

/** The screens that the guard allows the logged-in person, those of the menu first, by the typed text. */
export const useScreens = (typed: string): readonly Place[] => {
  const { t } = useTranslation()
  const user = useUser()
  const router = useRouter()
  const screens = useMemo(() => {
    const own = Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
      const screen = options.staticData?.screen
      const path = fullPath.replace(optionalPart, '')
      if (!screen || signs.has(screen.name) || path.includes('$')) return []
      if (verdictOn(screen, path, user) !== 'open') return []
      // Open to all who may read it, but meant for other roles: it is in their menu.
      if (screen.menu && user && !screen.menu.roles.includes(user.role)) return []
      return [
        {
          kind: 'screen' as const,
          name: t(`titles.${titleOf(screen.name, user?.role)}`),
          path,
          isMain: screen.menu !== undefined,
        },
      ]
    })
    const mainFirst = own.toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
    // Two entries with the same name: the menu's is enough.
    return [...new Map(mainFirst.toReversed().map((each) => [each.name, each])).values()].toReversed()
  }, [router, t, user])
  const term = folded(typed.trim())
  return screens.filter(({ name }) => folded(name).includes(term))
}
