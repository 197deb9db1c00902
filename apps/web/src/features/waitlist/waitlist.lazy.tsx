import { Suspense } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import type { JoinProps } from './join-dialog.tsx'

const Button = lazyPart(() => import('./join-button.tsx'), 'waitlist')
const Entry = lazyPart(() => import('./join-entry.tsx'), 'waitlist')
export const JoinWaitlistDialog = lazyPart(() => import('./join-dialog.tsx'), 'waitlist')
const Lines = lazyPart(() => import('./lines.tsx'), 'waitlist', 'booking')

/** "Avise-me se abrir um horário antes", beside free slots and on a coming appointment. */
export const JoinWaitlist = (props: JoinProps) => (
  <Suspense fallback={null}>
    <Button {...props} />
  </Suspense>
)

/** The same in a coming appointment's menu, which opens `JoinWaitlistDialog`. */
export const JoinWaitlistEntry = (props: JoinProps & { readonly onOpen: () => void }) => (
  <Suspense fallback={null}>
    <Entry {...props} />
  </Suspense>
)

/** Places in line, on the agenda. */
export const WaitlistLines = () => (
  <Suspense fallback={null}>
    <Lines />
  </Suspense>
)
