import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import type { createDocument } from '@emma/contracts/prescriptions/documents'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../lib/api/attempt.ts'
import { issueMutation } from './documents.queries.ts'

interface Then {
  readonly onSuccess: (made: ResponseOf<typeof createDocument>) => void
  readonly onError: (error: Error) => void
}

/** Issues a document once: a lost answer is asked for again under the same key. */
export const useIssuing = ({ onSuccess, onError }: Then) => {
  const client = useQueryClient()
  const { keyOf, options } = useAttempt()
  const { mutate, isPending, isError, error } = useMutation({
    ...issueMutation,
    ...options,
    onSuccess,
    onError: (failure) => {
      onError(failure)
      // Without an answer it may be issued all the same.
      void client.invalidateQueries({ queryKey: ['documents'] })
    },
  })
  const issue = (body: BodyIn<typeof createDocument>) => mutate({ key: keyOf(body), body })
  return { issue, isPending, isError, error }
}
