import { storageKeys } from '../storage-keys.ts'
import { createEmitter, useStore } from '../store.ts'

export const skins = ['light', 'dark', 'semi-dark'] as const
export type Skin = (typeof skins)[number]
export type Layout = 'vertical' | 'horizontal' | 'full'

const changes = createEmitter()

const isSkin = (value: unknown): value is Skin => skins.some((skin) => skin === value)

/** The skin that was chosen; light when none was (spec §3, layout defaults). */
export const readSkin = (): Skin => {
  const stored = localStorage.getItem(storageKeys.skin)
  return isSkin(stored) ? stored : 'light'
}

export const chooseSkin = (skin: Skin): void => {
  localStorage.setItem(storageKeys.skin, skin)
  changes.emit()
}

/** A horizontal layout has no menu to darken: semi-dark is reset to light there (spec §4). */
export const skinFor = (layout: Layout, skin: Skin): Skin =>
  layout === 'horizontal' && skin === 'semi-dark' ? 'light' : skin

/** Mantine knows two schemes; semi-dark is the light one with a dark menu. */
export const schemeOf = (skin: Skin): 'light' | 'dark' => (skin === 'dark' ? 'dark' : 'light')

const subscribe = (listener: () => void): (() => void) => {
  const stop = changes.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

export const useSkin = (): Skin => useStore({ get: readSkin, subscribe })
