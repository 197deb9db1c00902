import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Session } from '../lib/session/session.ts'
import { NotFoundScreen } from '../ui/frame/not-found.tsx'
import { ScreenError } from '../ui/frame/screen-error.tsx'
import { ScreenPending } from '../ui/frame/screen-pending.tsx'
import { adminRoutes } from './admin.ts'
import { assistantRoutes } from './assistant.ts'
import { customerRoutes } from './customer.ts'
import { kitRoutes } from './kit.ts'
import { publicRoutes } from './public.ts'
import { specialistRoutes } from './specialist.ts'
import { root } from './table.ts'

const tree = root.addChildren([
  ...publicRoutes,
  ...customerRoutes,
  ...specialistRoutes,
  ...assistantRoutes,
  ...adminRoutes,
  ...kitRoutes,
])

const stringify = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text ? `?${text}` : ''
}

/** The router over the table; tests pass their own session and history. */
export const createAppRouter = (session: Session, history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    context: { session },
    ...(history ? { history } : {}),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: stringify,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ScreenError,
    defaultPendingComponent: ScreenPending,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
