import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { SecondFactorOutlet } from './features/auth/second-factor/second-factor-outlet.tsx'
import { useScheme, wearScheme } from './lib/screen/skin.ts'
import type { createAppRouter } from './routes/router.ts'
import { ConfirmOutlet } from './ui/dialog/confirm-outlet.tsx'
import { OfflineBanner } from './ui/feedback/offline-banner.tsx'
import { UpdateOutlet } from './ui/notice/update-outlet.tsx'
import { theme, variables } from './ui/theme/theme.ts'
import { ToastOutlet } from './ui/toast/toast-outlet.tsx'

/** The theme; also for parts that are drawn before there are routes. */
export const Themed = ({ children }: { children: ReactNode }) => {
  const scheme = useScheme()
  useEffect(() => wearScheme(scheme), [scheme])
  return (
    // The theme replaces nearly every default: writing all variables here saves their stylesheet on the first load. The first
    // frame wears the default scheme, whatever is forced: without it a dark page was light for a moment.
    <MantineProvider
      deduplicateCssVariables={false}
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
    >
      {children}
    </MantineProvider>
  )
}

/** The frame of every screen: theme, routes, notices, dialogs. */
export const App = ({ router }: { router: ReturnType<typeof createAppRouter> }) => (
  <Themed>
    <OfflineBanner />
    <RouterProvider router={router} />
    <UpdateOutlet />
    <ToastOutlet />
    <ConfirmOutlet />
    <SecondFactorOutlet />
  </Themed>
)
