import type { PhraseRoom } from '@emma/phrases'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadChunk } from '../lib/chunks.ts'
import { verdictOn } from '../lib/guard.ts'
import { loadPhrases } from '../lib/i18n.ts'
import { homePathOf } from '../lib/landing.ts'
import type { Session } from '../lib/session.ts'
import { internalPath, rememberWanted, takeWanted } from '../lib/wanted.ts'
import { RootFrame } from '../ui/frame/root-frame.tsx'
import type { ScreenMeta } from './meta.ts'

interface RouterContext {
  readonly session: Session
}

/** Every value of a query string is text; screens read it through their own schema (`useFilters`). */
export type Search = Readonly<Record<string, string | undefined>>

const textOnly = (search: Record<string, unknown>): Search =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )

/** The root holds the guard: it runs before any screen, on each navigation and each change of the session. */
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
      // A link that is only pointed at is asked about too: nothing is kept or taken then.
      const kept = preload ? undefined : takeWanted()
      throw redirect({ href: internalPath(search.redirect) ?? kept ?? homePathOf(user), replace: true })
    }
    if (verdict === 'login') {
      const wanted = ended === 'signed_out' || location.pathname === '/' ? undefined : location.href
      if (!preload) rememberWanted(wanted)
      throw redirect({
        to: '/login',
        search: { redirect: wanted, reason: ended ?? undefined },
        replace: true,
      })
    }
  },
})

/** A screen in its own chunk, with the texts of its rooms loaded beside it. */
export const screen = (load: () => Promise<{ default: ComponentType }>, ...rooms: readonly PhraseRoom[]) =>
  lazyRouteComponent(async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadPhrases(...rooms)]))
    return module
  })

/** Declares one route. */
export const route = <const TPath extends string>(
  path: TPath,
  meta: ScreenMeta,
  component: ReturnType<typeof screen>,
) => createRoute({ getParentRoute: () => root, path, component, staticData: { screen: meta } })
