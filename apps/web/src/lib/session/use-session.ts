import type { UserData } from '@emma/contracts/auth'
import { useRouteContext } from '@tanstack/react-router'
import { useStore } from '../store.ts'
import type { Session } from './session.ts'

/** The session itself: to sign out, or to open one after login. */
export const useSession = (): Session =>
  useRouteContext({ from: '__root__', select: ({ session }) => session })

/** The logged-in person, or null. */
export const useUser = (): UserData | null => {
  const session = useSession()
  return useStore({ get: session.state, subscribe: session.subscribe }).user
}
