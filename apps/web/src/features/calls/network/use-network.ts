import { useQuery } from '@tanstack/react-query'
import { measureNetwork } from './measure-network.ts'

/** The state of the network; measured once per page, and again on request. */
export const useNetwork = (enabled = true) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calls', 'network'],
    queryFn: measureNetwork,
    enabled,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
    // Also offline: that there is no connection is a finding.
    networkMode: 'always',
  })
  return { measured: data, error, isTesting: isFetching, again: () => void refetch() }
}
