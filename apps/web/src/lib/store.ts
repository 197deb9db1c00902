import { useSyncExternalStore } from 'react'

/** Calls every listener with each emitted value, until the listener unsubscribes. */
export const createEmitter = <T = void>() => {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value: T): void => {
      for (const listener of listeners) listener(value)
    },
    subscribe: (listener: (value: T) => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export interface ReadableStore<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends ReadableStore<T> {
  readonly set: (next: T) => void
}

/** A value outside React; its listeners are called after each `set`. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial
  const { emit, subscribe } = createEmitter()
  return {
    get: () => value,
    set: (next) => {
      value = next
      emit()
    },
    subscribe,
  }
}

/** A store's value in a component, which re-renders when it changes. */
export const useStore = <T>({ get, subscribe }: ReadableStore<T>): T => useSyncExternalStore(subscribe, get)
