import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast/toast.ts'
import { companiesKey } from './companies.queries.ts'

/** A change of a company: afterwards, whatever the outcome, the shown data is reloaded. */
export const useCompanyChange = <TData, TVariables>(
  options: UseMutationOptions<TData, Error, TVariables>,
  /** Notice when done. */
  done?: string,
) => {
  const client = useQueryClient()
  return useMutation({
    ...options,
    onSuccess: () => {
      if (done) toast.success(done)
    },
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  })
}
