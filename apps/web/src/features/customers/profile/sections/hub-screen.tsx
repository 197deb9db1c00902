import { Navigate, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../../ui/feedback/loading-lines.tsx'
import { SectionList } from '../../../../ui/sections/section-list.tsx'
import { useIsWide } from '../../../../ui/sections/section-page.tsx'
import { hub } from './hub.ts'
import { sectionOfAnchor } from './sections.ts'

const Data = lazyPart(() => import('./data-screen.tsx'), 'fields')

/** A patient's profile: its sections on a phone, and the first of them beside the others on a desktop. */
export default function ProfileScreen() {
  const anchor = useLocation({ select: ({ hash }) => hash })
  const isWide = useIsWide()
  const moved = sectionOfAnchor(anchor)
  if (moved) return <Navigate to={moved} hash={anchor} replace />
  if (!isWide) return <SectionList hub={hub} />
  return (
    <Suspense fallback={<LoadingLines shape="cards" count={4} />}>
      <Data />
    </Suspense>
  )
}
