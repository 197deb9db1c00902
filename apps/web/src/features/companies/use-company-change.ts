import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast/toast.ts'
import { companiesKey } from './companies.queries.ts'

/** A change of a company: whatever came of it, what is shown is read again. */
export const useCompanyChange = <TData, TVariables>(
  options: UseMutationOptions<TData, Error, TVariables>,
  /** What is said when it is done. */
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
