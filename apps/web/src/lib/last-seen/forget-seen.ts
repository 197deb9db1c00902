import { hasCaches } from '../forget-shared.ts'

/** One cache a person; another number where what is kept takes another shape. */
export const SEEN = 'emma-last-seen-1:'

/** One at a time across all tabs, so that nothing is written after it was deleted. */
export const inTurn = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('emma-last-seen', job) : job()

/** Leaves nothing of what anybody saw, but of one person where there is one. */
export const forgetSeen = async (but?: string): Promise<void> => {
  if (!hasCaches()) return
  await inTurn(async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith('emma-last-seen') && name !== `${SEEN}${but}`,
    )
    await Promise.all(others.map((name) => caches.delete(name)))
  }).catch(() => undefined)
}
