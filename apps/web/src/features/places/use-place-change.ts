import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast/toast.ts'
import { placesKey } from './places.queries.ts'

/** A change of one's places: notifies when done, and reloads them. */
export const usePlaceChange = <TGiven, TDone>(
  options: UseMutationOptions<TDone, Error, TGiven>,
  done: string,
) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: () => {
      toast.success(done)
      return client.invalidateQueries({ queryKey: placesKey })
    },
  })
}
