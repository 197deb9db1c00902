import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast/toast.ts'
import { practiceKey } from '../availability.queries.ts'

/**
 * A change of one's own availability: notifies when done, and reloads everything that depends on it; also after a
 * failure, for a change whose answer was lost may be done.
 */
export const useChange = <TGiven, TDone>(options: UseMutationOptions<TDone, Error, TGiven>, done: string) => {
  const client = useQueryClient()
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: practiceKey }),
      client.invalidateQueries({ queryKey: ['booking'] }),
    ])
  return useMutation({
    ...options,
    onSuccess: () => {
      toast.success(done)
      return reload()
    },
    onError: (error) => {
      toast.problem(error)
      // Not awaited: without a connection it would wait for one.
      void reload()
    },
  })
}
