import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const Sheet = lazyPart(() => import('./companion-sheet.tsx'), 'companions', 'fields')

interface SheetProps {
  readonly appointmentId: string
  readonly onClose: () => void
}

/** The companion's dialog, loaded on use. */
export const CompanionSheet = (props: SheetProps) => (
  <Suspense fallback={null}>
    <Sheet {...props} />
  </Suspense>
)
