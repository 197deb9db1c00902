import { type MutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast/toast.ts'

/** A security change: notifies when done, and reloads the section. */
export const useSecurityChange = <TData, TBody>(
  options: MutationOptions<TData, Error, TBody>,
  done: string | null,
) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: () => {
      if (done !== null) toast.success(done)
    },
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: ['auth'] }),
  })
}
