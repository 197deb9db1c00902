import type { PhraseSet } from '@emma/phrases'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadPhrases } from '../lib/i18n/i18n.ts'
import { loadChunk } from '../lib/loading/chunks.ts'
import { verdictOn } from '../lib/session/guard.ts'
import { homePathOf } from '../lib/session/landing.ts'
import { internalPath, rememberReturnTo, takeReturnTo } from '../lib/session/return-to.ts'
import type { Session } from '../lib/session/session.ts'
import { gradual } from '../ui/frame/gradual-screen.tsx'
import { RootFrame } from '../ui/frame/root-frame.tsx'
import type { Place, ScreenMeta } from './meta.ts'

interface RouterContext {
  readonly session: Session
}

/** Every value of a query string is text; screens read it through their own schema (`useFilters`). */
export type Search = Readonly<Record<string, string | undefined>>

const textOnly = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The root has the guard: it runs before any screen, on each navigation and each change of the session. */
export const root = createRootRouteWithContext<RouterContext>()({
  component: RootFrame,
  validateSearch: textOnly,
  beforeLoad: ({ context, location, matches, search, preload }) => {
    const { user, ended } = context.session.state()
    const screen = matches.at(-1)?.staticData.screen
    if (!screen) return
    const verdict = verdictOn(screen, location.pathname, user)
    if (verdict === 'forbidden') throw redirect({ to: '/authorized', replace: true })
    if (verdict === 'home') {
      // Preloading a link runs this too: it must not store or use anything.
      const kept = preload ? undefined : takeReturnTo()
      throw redirect({ href: internalPath(search.redirect) ?? kept ?? homePathOf(user), replace: true })
    }
    if (verdict === 'login') {
      const returnTo = ended === 'signed_out' || location.pathname === '/' ? undefined : location.href
      if (!preload) rememberReturnTo(returnTo)
      throw redirect({
        to: '/login',
        search: { redirect: returnTo, reason: ended ?? undefined },
        replace: true,
      })
    }
  },
})

interface ScreenModule {
  readonly default: ComponentType
  /** Starts the queries of its first view. */
  readonly ahead?: (place: Place) => void
}

/** A screen in its own chunk, loaded together with its phrase sets. */
export const screen = (load: () => Promise<ScreenModule>, ...sets: readonly PhraseSet[]) => {
  const component = lazyRouteComponent(async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadPhrases(...sets)]))
    return { default: gradual(module.default) }
  })
  return { component, ahead: async (place: Place) => (await load()).ahead?.(place) }
}

/** Declares one route. */
export const route = <const TPath extends string>(
  path: TPath,
  meta: ScreenMeta,
  { component, ahead }: ReturnType<typeof screen>,
) => createRoute({ getParentRoute: () => root, path, component, staticData: { screen: meta, ahead } })
