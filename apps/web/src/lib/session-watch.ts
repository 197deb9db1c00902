import type { createAppRouter } from '../routes/router.ts'
import { queryClient } from './query-client.ts'
import type { Session } from './session.ts'

/** When somebody logs in or out, here or in another tab: forget what was read, and ask the guard again. */
export const followSession = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  let known = session.state().user?.id
  session.subscribe(() => {
    const id = session.state().user?.id
    if (id === known) return
    known = id
    queryClient.clear()
    void router.invalidate()
  })
}
