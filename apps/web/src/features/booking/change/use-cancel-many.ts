import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { cancelInTurn } from './changes.queries.ts'
import { forget } from './use-change.ts'

export interface Canceling {
  readonly id: string
  readonly name: string
  readonly when: string
  /** Why it was refused at the first try. */
  readonly error?: unknown
}

/**
 * The key of each cancellation, the same for a retry with the same reason, so that a lost answer is not taken for a
 * refusal.
 */
const useKeys = () => {
  const [keys] = useState(() => new Map<string, string>())
  return (id: string, reason: string): string => {
    const about = `${id} ${reason}`
    const key = keys.get(about) ?? crypto.randomUUID()
    keys.set(about, key)
    return key
  }
}

/** Cancels each for the same reason. Refused ones stay, each with its error; the others are done. */
export const useCancelMany = (appointments: readonly Canceling[], onDone: () => void) => {
  const { t } = useTranslation('cancellation')
  const client = useQueryClient()
  const [left, setLeft] = useState(appointments)
  const keyOf = useKeys()
  const canceling = useMutation({
    mutationFn: (reason: string) =>
      cancelInTurn(left.map(({ id }) => ({ id, reason, idempotencyKey: keyOf(id, reason) }))),
    onSuccess: (refused) => {
      const standing = left
        .filter(({ id }) => refused.has(id))
        .map((each) => ({ ...each, error: refused.get(each.id) }))
      const done = left.length - standing.length
      if (done > 0) toast.success(t('cancelMany.done', { count: done }))
      if (standing.length === 0) onDone()
      else setLeft(standing)
    },
    onSettled: () => forget(client),
  })
  return { left, cancel: canceling.mutate, isCanceling: canceling.isPending }
}
