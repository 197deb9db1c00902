import {
  admitCompanion,
  dismissCompanion,
  inviteCompanion,
  showCompanion,
} from '@emma/contracts/calls/companion'
import type { BodyIn } from '@emma/contracts/kit'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

export const companionQuery = (id: string) =>
  queryOptions({
    queryKey: ['companion', id],
    queryFn: ({ signal }) => call(showCompanion, { params: { id }, signal }),
  })

export const inviteMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof inviteCompanion>) =>
    call(inviteCompanion, { params: { id }, body }),
})

export const admitMutation = mutationOptions({
  mutationFn: ({ id, epoch }: { id: string; epoch: string }) =>
    call(admitCompanion, { params: { id }, body: { epoch } }),
})

export const dismissMutation = mutationOptions({
  mutationFn: (id: string) => call(dismissCompanion, { params: { id } }),
})
