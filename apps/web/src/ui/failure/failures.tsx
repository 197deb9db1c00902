import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** A part of a screen whose query failed. */
interface Failure {
  readonly place: RefObject<HTMLElement | null>
  readonly retry: () => void
}

const isBefore = ({ place: a }: Failure, { place: b }: Failure): boolean =>
  a.current !== null &&
  b.current !== null &&
  (a.current.compareDocumentPosition(b.current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const createFailures = () => createStore<readonly Failure[]>([])

const ofScreen = { failed: createFailures(), stale: createFailures() }
const Scope = createContext(ofScreen)

/** A layer over the screen shows its own failures: a dialog, a panel. */
export const FailureScope = ({ children }: { children: ReactNode }) => {
  const [scope] = useState(() => ({ failed: createFailures(), stale: createFailures() }))
  return <Scope value={scope}>{children}</Scope>
}

/** Of all failed parts only the first on the screen shows it, and its button retries all. */
export const useFailure = (kind: keyof typeof ofScreen, retry: () => void) => {
  const failures = useContext(Scope)[kind]
  const place = useRef<HTMLDivElement>(null)
  const again = useEffectEvent(retry)
  useEffect(() => {
    const own: Failure = { place, retry: () => again() }
    const others = failures.get()
    const at = others.findIndex((other) => isBefore(own, other))
    failures.set(at < 0 ? [...others, own] : others.toSpliced(at, 0, own))
    return () => failures.set(failures.get().filter((failure) => failure !== own))
  }, [failures])
  const all = useStore(failures)
  return {
    place,
    speaks: all[0] === undefined || all[0].place === place,
    retryAll: () => {
      for (const failure of all) failure.retry()
    },
  }
}
