import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient, readers } from '../../lib/api/query-client.ts'
import { useStore } from '../../lib/store.ts'

/**
 * Provider for queries and mutations; drawn anew for another person. Loaded with the frames, so that login does not
 * include it.
 */
export const DataLayer = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider key={useStore(readers)} client={queryClient}>
    {children}
  </QueryClientProvider>
)
