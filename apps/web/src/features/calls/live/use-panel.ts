import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useUnreadWith } from '../../chat/index.ts'

export type Part = 'record' | 'chat'

/** The breakpoint of the features' own stylesheets. */
const WIDE = '(min-width: 62.01em)'

/** The panel beside the call, or over it on a phone: the specialist's record, the chat; null while folded. */
export const usePanel = (participant: 'customer' | 'specialist', person: string) => {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) ?? true
  const first: Part = participant === 'specialist' ? 'record' : 'chat'
  const [shown, show] = useState<Part | null>(isWide && first === 'record' ? first : null)
  const unread = useUnreadWith(participant, person)
  return {
    isWide,
    first,
    shown,
    show,
    unread: shown === 'chat' ? 0 : unread,
    toggle: () => show((before) => (before === null ? first : null)),
    close: () => show(null),
  }
}

export type Panel = ReturnType<typeof usePanel>
