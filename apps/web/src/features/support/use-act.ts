import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { attempts, isUnanswered } from '../../lib/api/attempt.ts'
import { problemText } from '../../lib/api/problem.ts'
import { toast } from '../../ui/toast/toast.ts'
import { supportKey } from './support.queries.ts'

const acts = attempts('supportAttempt')

interface Asked<B> {
  readonly id: string
  readonly body: B
  readonly idempotencyKey: string
}

interface Outcome {
  /** Text of the toast. */
  readonly done: string
  readonly onDone: () => void
}

/** An action on one sale: once, even if pressed repeatedly or its answer is lost; the page is reloaded after it. */
export const useAct = <R, B>(options: UseMutationOptions<R, Error, Asked<B>>, { done, onDone }: Outcome) => {
  const client = useQueryClient()
  const mutation = useMutation({
    ...options,
    onSuccess: () => {
      toast.success(done)
      onDone()
    },
    onSettled: (_data, error) => {
      if (!isUnanswered(error)) acts.end()
      return client.invalidateQueries({ queryKey: supportKey })
    },
  })
  return {
    act: (id: string, body: B) =>
      mutation.mutate({ id, body, idempotencyKey: acts.keyOf(`${id} ${JSON.stringify(body)}`) }),
    isSending: mutation.isPending,
    failure: mutation.error ? problemText(mutation.error).detail : undefined,
  }
}
