import { createStore } from '../../lib/store.ts'

/** Whether the palette is open: by its keys or the field in the header. */
export const paletteOpen = createStore(false)
