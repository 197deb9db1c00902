import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../../lib/api/query-client.ts'

/** What queries and mutations stand on. It comes with the frames, so that login does not carry it. */
export const DataLayer = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
