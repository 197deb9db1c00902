import { storageKeys } from '../storage-keys.ts'
import { createEmitter, useStore } from '../store.ts'

export const skins = ['light', 'dark', 'semi-dark', 'auto'] as const
export type Skin = (typeof skins)[number]
export type Layout = 'vertical' | 'horizontal' | 'full'

const changes = createEmitter()

export const isSkin = (value: unknown): value is Skin => skins.some((skin) => skin === value)

/** The chosen skin; light by default (spec §3, layout defaults). */
export const readSkin = (): Skin => {
  const stored = localStorage.getItem(storageKeys.skin)
  return isSkin(stored) ? stored : 'light'
}

/** Whether a skin was chosen on this device. */
export const isSkinChosen = (): boolean => localStorage.getItem(storageKeys.skin) !== null

/** Key for one person's choice on this device, and for the dark skin having been offered. */
export const ownSkinKey = (userId: string): string => `${storageKeys.skin}:${userId}`

export const chooseSkin = (skin: Skin): void => {
  localStorage.setItem(storageKeys.skin, skin)
  changes.emit()
}

/** A horizontal layout has no menu to darken: semi-dark is reset to light there (spec §4). */
export const skinFor = (layout: Layout, skin: Skin): Skin =>
  layout === 'horizontal' && skin === 'semi-dark' ? 'light' : skin

/** Whether the system is dark now. */
const night = () => matchMedia('(prefers-color-scheme: dark)')
export const isSystemDark = (): boolean => night().matches

/** Mantine has two schemes; semi-dark is the light one with a dark menu, `auto` follows the system. */
export const schemeOf = (skin: Skin): 'light' | 'dark' =>
  skin === 'dark' || (skin === 'auto' && isSystemDark()) ? 'dark' : 'light'

/** The bar of an installed app and of a phone's browser: the brand, or the ground of the dark scheme. */
const barOf = { light: '#0b6e69', dark: '#101a19' } as const

/** Dresses what is outside of the theme's reach: the document before its first drawing, and the system's bar. */
export const wearScheme = (scheme: 'light' | 'dark'): void => {
  document.documentElement.dataset.mantineColorScheme = scheme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barOf[scheme])
}

const subscribe = (listener: () => void): (() => void) => {
  const stop = changes.subscribe(listener)
  const system = night()
  window.addEventListener('storage', listener)
  system.addEventListener('change', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
    system.removeEventListener('change', listener)
  }
}

export const useSkin = (): Skin => useStore({ get: readSkin, subscribe })

/** The current scheme of the chosen skin. */
export const useScheme = (): 'light' | 'dark' => useStore({ get: () => schemeOf(readSkin()), subscribe })
