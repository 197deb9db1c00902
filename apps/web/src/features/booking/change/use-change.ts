import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { attempts, isUnanswered } from '../../../lib/api/attempt.ts'

const changes = attempts('changeAttempt')
const retries = 2

/** Everything that a change of an appointment makes old: lists, slots, conflicts, wallet, notices. */
export const forget = (client: QueryClient): void => {
  for (const room of ['booking', 'availability', 'wallet', 'notifications', 'records', 'specialists']) {
    void client.invalidateQueries({ queryKey: [room] })
  }
}

/** How each change is sent: once, asked for again where the answer was lost, and everything read anew after it. */
export const useChange = () => {
  const client = useQueryClient()
  return {
    keyOf: changes.keyOf,
    options: {
      retry: (failures: number, error: unknown) => failures < retries && isUnanswered(error),
      onSettled: (_data: unknown, error: unknown) => {
        if (!isUnanswered(error)) changes.end()
        forget(client)
      },
    },
  }
}
