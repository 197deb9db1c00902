import type { PhraseRoom } from '@emma/phrases'
import { type ComponentType, lazy } from 'react'
import { loadChunk } from './chunks.ts'
import { loadPhrases } from './i18n.ts'

/** A part of a screen in its own chunk, with the texts of its rooms loaded beside it. */
export const lazyPart = <P>(load: () => Promise<{ default: ComponentType<P> }>, ...rooms: PhraseRoom[]) =>
  lazy(async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadPhrases(...rooms)]))
    return module
  })
