import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import { BareFrame } from './bare-frame.tsx'
import { ScreenPending } from './screen-pending.tsx'
import { titleOf, useIsLost, useScreenMeta } from './use-screen.ts'

const VerticalFrame = lazy(() => import('./vertical-frame.tsx'))
const HorizontalFrame = lazy(() => import('./horizontal-frame.tsx'))
const FullFrame = lazy(() => import('./full-frame.tsx'))
const Watches = lazy(() => import('./watches.tsx'))
const frames = { vertical: VerticalFrame, horizontal: HorizontalFrame, full: FullFrame } as const

/** The frame that the route declares, around its screen; and the page's title. */
export const RootFrame = () => {
  const { t } = useTranslation()
  const screen = useScreenMeta()
  const user = useUser()
  const isLost = useIsLost()
  const title = t(`titles.${screen && !isLost ? titleOf(screen.name, user?.role) : 'not-found'}`)
  useEffect(() => {
    document.title = `${title} · ${t('brand')}`
  }, [title, t])
  const Frame = screen && !screen.bare ? frames[screen.layout] : BareFrame
  return (
    <>
      <Suspense fallback={<ScreenPending />}>
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
      <Suspense fallback={null}>{user !== null && <Watches />}</Suspense>
    </>
  )
}
