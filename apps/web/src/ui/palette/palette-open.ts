import { createStore } from '../../lib/store.ts'

/** Whether the palette lies over the screen: its keys and the field in the header open it. */
export const paletteOpen = createStore(false)
