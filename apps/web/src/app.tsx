import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from './lib/query-client.ts'
import { schemeOf, useSkin } from './lib/skin.ts'
import type { createAppRouter } from './routes/router.ts'
import { ConfirmOutlet } from './ui/confirm-outlet.tsx'
import { theme, variables } from './ui/theme.ts'
import { ToastOutlet } from './ui/toast-outlet.tsx'

/** Everything a screen stands in: looks, data, routes, notices. */
export const App = ({ router }: { router: ReturnType<typeof createAppRouter> }) => (
  <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={schemeOf(useSkin())}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <ToastOutlet />
      <ConfirmOutlet />
    </QueryClientProvider>
  </MantineProvider>
)
