import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../lib/api/query-client.ts'

/** Provider for queries and mutations. Loaded with the frames, so that login does not include it. */
export const DataLayer = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
