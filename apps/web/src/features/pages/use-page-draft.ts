import type { AdminPage } from '@emma/contracts/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isProblem } from '../../lib/api/problem.ts'
import { editorPageQuery, saveDraft } from './editor.queries.ts'

/** The pause in typing after which a draft is saved. */
const PAUSE_MS = 1500

export interface PageWords {
  readonly title: string
  readonly content: string
}

export type SavePhase = 'none' | 'pending' | 'saving' | 'saved' | 'failed' | 'stale'

const firstOf = ({ draft, published }: AdminPage): PageWords => ({
  title: draft?.title ?? published?.title ?? '',
  content: draft?.content ?? published?.content ?? '',
})

/** Texts that the server accepts: it would refuse an empty draft. */
const isWritten = ({ title, content }: PageWords): boolean => title.trim() !== '' && content !== ''

/**
 * A page's draft: saved a moment after each pause, one save after the other, and never over another person's version.
 */
export const usePageDraft = (page: AdminPage) => {
  const client = useQueryClient()
  const [words, setWords] = useState(() => firstOf(page))
  const [phase, setPhase] = useState<SavePhase>(page.draft ? 'saved' : 'none')
  const [savedAt, setSavedAt] = useState(page.draft?.saved_at ?? null)
  const now = useRef({ words, savedAt, isDirty: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const send = async (): Promise<void> => {
    const { words: sent, savedAt: saved_at } = now.current
    setPhase('saving')
    now.current.isDirty = false
    try {
      const kept = await saveDraft(page.id, { ...sent, saved_at })
      now.current.savedAt = kept.draft?.saved_at ?? null
      setSavedAt(now.current.savedAt)
      client.setQueryData(editorPageQuery(page.slug).queryKey, kept)
      setPhase(now.current.isDirty ? 'pending' : 'saved')
    } catch (error) {
      now.current.isDirty = true
      setPhase(isProblem(error, 'stale_version') ? 'stale' : 'failed')
    }
  }
  /** Saves unsaved changes now. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current)
    await running.current
    if (!now.current.isDirty || !isWritten(now.current.words)) return
    running.current = send()
    await running.current
  }
  const change = (part: Partial<PageWords>): void => {
    now.current.words = { ...now.current.words, ...part }
    now.current.isDirty = true
    setWords(now.current.words)
    setPhase('pending')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }
  return {
    words,
    phase,
    savedAt,
    change,
    flush,
    isDirty: () => now.current.isDirty,
    /** Stops saving until something is typed again: the next action is about the whole text. */
    pause: async (): Promise<void> => {
      clearTimeout(timer.current)
      await running.current
    },
    /** The draft was published: there is none any more. */
    settle: (): void => {
      now.current = { ...now.current, savedAt: null, isDirty: false }
      setSavedAt(null)
      setPhase('none')
    },
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>
