import type { createAppRouter } from '../routes/router.ts'
import type { Session } from './session.ts'

/** When somebody logs in or out, here or in another tab, the guard is asked again about the screen. */
export const followSession = (session: Session, router: ReturnType<typeof createAppRouter>): void => {
  let known = session.state().user?.id
  session.subscribe(() => {
    const id = session.state().user?.id
    if (id === known) return
    known = id
    void router.invalidate()
  })
}
