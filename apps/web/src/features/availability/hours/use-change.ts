import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast/toast.ts'
import { practiceKey } from '../availability.queries.ts'

/** A change of one's own availability: notifies when done, and reloads everything that depends on it. */
export const useChange = <TGiven, TDone>(options: UseMutationOptions<TDone, Error, TGiven>, done: string) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: () => {
      toast.success(done)
      return Promise.all([
        client.invalidateQueries({ queryKey: practiceKey }),
        client.invalidateQueries({ queryKey: ['booking'] }),
      ])
    },
    onError: toast.problem,
  })
}
