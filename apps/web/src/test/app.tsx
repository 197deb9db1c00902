import type { UserData } from '@emma/contracts/auth'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { App } from '../app.tsx'
import { createSession, type Session } from '../lib/session/session.ts'
import { createAppRouter } from '../routes/router.ts'

/** A session of this user, as if just logged in. */
export const sessionOf = (user: UserData | null): Session => {
  const session = createSession({ baseUrl: '', storage: localStorage, locks: undefined, events: window })
  if (user) session.open({ accessToken: 'access', refreshToken: 'refresh-refresh-refresh', userData: user })
  return session
}

/** The whole app at an address, as this user. */
export const openApp = async (path: string, user: UserData | null) => {
  const session = sessionOf(user)
  const router = createAppRouter(session, createMemoryHistory({ initialEntries: [path] }))
  // A test may end before the loading indicator appears, which would find no page.
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY })
  const view = render(<App router={router} />)
  await router.load()
  return { ...view, router, session }
}
