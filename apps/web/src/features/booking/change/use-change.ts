import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { attempts, isUnanswered, repeatUnanswered } from '../../../lib/api/attempt.ts'

const changes = attempts('changeAttempt')

/** Everything that a change of an appointment invalidates: lists, slots, conflicts, wallet, notices. */
export const forget = (client: QueryClient): void => {
  for (const room of ['booking', 'availability', 'wallet', 'notifications', 'records', 'specialists']) {
    void client.invalidateQueries({ queryKey: [room] })
  }
}

/** Sends each change once, repeats it if the answer was lost, and reloads everything after it. */
export const useChange = () => {
  const client = useQueryClient()
  return {
    keyOf: changes.keyOf,
    options: {
      retry: repeatUnanswered,
      onSettled: (_data: unknown, error: unknown) => {
        if (!isUnanswered(error)) changes.end()
        forget(client)
      },
    },
  }
}
