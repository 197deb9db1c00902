import type { PhraseSet } from '@emma/phrases'
import { type ComponentType, lazy } from 'react'
import { loadPhrases } from '../i18n/i18n.ts'
import { loadChunk } from './chunks.ts'

/** A part of a screen in its own chunk, loaded together with its phrase sets. */
export const lazyPart = <P>(load: () => Promise<{ default: ComponentType<P> }>, ...sets: PhraseSet[]) =>
  lazy(async () => {
    const [module] = await loadChunk(() => Promise.all([load(), loadPhrases(...sets)]))
    return module
  })
