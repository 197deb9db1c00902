import { useSyncExternalStore } from 'react'
import { storageKeys } from './storage-keys.ts'

export const skins = ['light', 'dark', 'semi-dark'] as const
export type Skin = (typeof skins)[number]
export type Layout = 'vertical' | 'horizontal' | 'full'

const listeners = new Set<() => void>()

const isSkin = (value: unknown): value is Skin => skins.some((skin) => skin === value)

/** The skin that was chosen; light when none was (spec §3, layout defaults). */
export const readSkin = (): Skin => {
  const stored = localStorage.getItem(storageKeys.skin)
  return isSkin(stored) ? stored : 'light'
}

export const chooseSkin = (skin: Skin): void => {
  localStorage.setItem(storageKeys.skin, skin)
  for (const listener of listeners) listener()
}

/** A horizontal layout has no menu to darken: semi-dark is reset to light there (spec §4). */
export const skinFor = (layout: Layout, skin: Skin): Skin =>
  layout === 'horizontal' && skin === 'semi-dark' ? 'light' : skin

/** Mantine knows two schemes; semi-dark is the light one with a dark menu. */
export const schemeOf = (skin: Skin): 'light' | 'dark' => (skin === 'dark' ? 'dark' : 'light')

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useSkin = (): Skin => useSyncExternalStore(subscribe, readSkin)
