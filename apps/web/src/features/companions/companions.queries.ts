import {
  admitCompanion,
  type Companion,
  dismissCompanion,
  inviteCompanion,
  showCompanion,
} from '@emma/contracts/calls/companion'
import type { BodyIn } from '@emma/contracts/kit'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { isUnanswered } from '../../lib/api/attempt.ts'

export const companionQuery = (id: string) =>
  queryOptions({
    queryKey: ['companion', id],
    queryFn: ({ signal }) => call(showCompanion, { params: { id }, signal }),
  })

/** Inviting again ends the invitation before it: if the answer was lost, the one that was made is the answer. */
const orAsFound = async (error: unknown, id: string): Promise<Companion> => {
  if (!isUnanswered(error)) throw error
  const found = await call(showCompanion, { params: { id } }).catch(() => undefined)
  if (found?.companion?.status !== 'invited') throw error
  return found.companion
}

export const inviteMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof inviteCompanion>) =>
    call(inviteCompanion, { params: { id }, body }).catch((error: unknown) => orAsFound(error, id)),
})

export const admitMutation = mutationOptions({
  mutationFn: ({ id, epoch }: { id: string; epoch: string }) =>
    call(admitCompanion, { params: { id }, body: { epoch } }),
})

export const dismissMutation = mutationOptions({
  mutationFn: (id: string) => call(dismissCompanion, { params: { id } }),
})
