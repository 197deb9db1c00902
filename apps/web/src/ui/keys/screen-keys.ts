import { keyLabel } from '../../lib/screen/button-keys.ts'

/** A key of the screen: its name on the keyboard, and the name of the button it presses. */
export interface ScreenKey {
  readonly keys: readonly string[]
  readonly does: string
}

/** Keys of a screen's parts without a button; a part names them by `data-keys`. */
export const keySets = ['cards', 'call'] as const
export type KeySet = (typeof keySets)[number]

/** Keys of the palette's button, on every screen. */
const EVERYWHERE = '/ Control+K'

const nameOf = (element: Element): string => {
  const named = element.getAttribute('aria-label')
  if (named !== null) return named
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return copy.textContent.trim()
}

/** The visible keys of the screen. */
export const keysOnScreen = (): readonly ScreenKey[] =>
  [...document.querySelectorAll('[aria-keyshortcuts]')].flatMap((element) => {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    if (keys === EVERYWHERE || !element.checkVisibility()) return []
    return [{ keys: keys.split(' ').map(keyLabel), does: nameOf(element) }]
  })

/** The current key sets of the screen's parts. */
export const keySetsOnScreen = (): readonly KeySet[] =>
  keySets.filter((set) => document.querySelector(`[data-keys=${set}]`)?.checkVisibility())
