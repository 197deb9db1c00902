import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { on } from '../../../lib/realtime/realtime.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'
import { useScreenMeta } from '../../../ui/frame/use-screen.ts'

const RingAnywhere = lazyPart(() => import('./ring-anywhere.tsx'), 'queue')

/** Survives a reload, so that only waiting people ask for their place. */
const useWaits = (userId: string) => {
  const [waits, setWaits] = useState(() => localStorage.getItem(storageKeys.queueWaiting) === userId)
  useEffect(() => {
    const begin = () => {
      localStorage.setItem(storageKeys.queueWaiting, userId)
      setWaits(true)
    }
    const stops = [on('queue:changed', begin), on('queue:called', begin)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [userId])
  const end = () => {
    localStorage.removeItem(storageKeys.queueWaiting)
    setWaits(false)
  }
  return { waits, end }
}

const Watch = ({ userId }: { userId: string }) => {
  const { waits, end } = useWaits(userId)
  // The urgent care screen rings by itself.
  const isAway = useScreenMeta()?.name !== 'urgent-care'
  return <Suspense fallback={null}>{waits && isAway && <RingAnywhere onOver={end} />}</Suspense>
}

/** A called patient is notified anywhere in the app: they have a minute to answer. */
export const QueueCallWatch = () => {
  const user = useUser()
  return user?.role === 'customer' ? <Watch key={user.id} userId={user.id} /> : null
}
