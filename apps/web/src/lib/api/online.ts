import { useEffect, useEffectEvent } from 'react'
import { useStore } from '../store.ts'

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the device has a connection, as far as it knows. */
export const useOnline = (): boolean => useStore({ get: () => navigator.onLine, subscribe })

/** Runs `work` each time the connection is back. */
export const useBackOnline = (work: () => void): void => {
  const onOnline = useEffectEvent(work)
  useEffect(() => {
    const again = () => onOnline()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}

/** Resolves when online. */
export const backOnline = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }))
