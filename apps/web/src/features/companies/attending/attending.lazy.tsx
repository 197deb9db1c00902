import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useUser } from '../../../lib/session/use-session.ts'

const Header = lazyPart(() => import('./header-group.tsx'), 'attending')
const Menu = lazyPart(() => import('./menu-group.tsx'), 'attending')

/** Only specialists attend for a group; others do not load this. */
const ForSpecialists = ({ children }: { children: ReactNode }) =>
  useUser()?.role === 'specialist' && <Suspense fallback={null}>{children}</Suspense>

export const HeaderGroup = () => (
  <ForSpecialists>
    <Header />
  </ForSpecialists>
)

export const MenuGroup = () => (
  <ForSpecialists>
    <Menu />
  </ForSpecialists>
)
