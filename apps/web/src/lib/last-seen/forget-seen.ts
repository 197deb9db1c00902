import { hasCaches } from '../forget-shared.ts'

/** One cache per user; raise the number when the stored shape changes. */
export const SEEN = 'emma-last-seen-1:'

/** One at a time across all tabs, so that nothing is written after it was deleted. */
export const inTurn = <T>(job: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('emma-last-seen', job) : job()

/** Deletes every user's last seen lists, except those of `but`. */
export const forgetSeen = async (but?: string): Promise<void> => {
  if (!hasCaches()) return
  await inTurn(async () => {
    const others = (await caches.keys()).filter(
      (name) => name.startsWith('emma-last-seen') && name !== `${SEEN}${but}`,
    )
    await Promise.all(others.map((name) => caches.delete(name)))
  }).catch(() => undefined)
}
