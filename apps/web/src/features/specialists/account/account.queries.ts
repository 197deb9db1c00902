import type { BodyIn } from '@emma/contracts/kit'
import {
  createSpecialist,
  getSpecialistProfile,
  type SpecialistProfile,
  updateSpecialist,
} from '@emma/contracts/specialists/profile'
import { readProof, updateStatus } from '@emma/contracts/specialists/review'
import { createOffer, deleteOffer, listSpecialties, updateOffer } from '@emma/contracts/specialties'
import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, session } from '../../../lib/api/api.ts'
import { upload, type Watch } from '../../../lib/api/upload.ts'
import { useUser } from '../../../lib/session/use-session.ts'

export type ProfileChange = Omit<BodyIn<typeof updateSpecialist>, 'id'>
export type Registration = BodyIn<typeof createSpecialist>
export type Files = Readonly<Record<string, Blob>>

/** Everything of one specialist's account: changing a part invalidates all of it. */
export const accountKey = ['specialist-account'] as const

/** The whole profile: one's own, or any for an admin. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...accountKey, 'profile', id],
    queryFn: ({ signal }) => call(getSpecialistProfile, { params: { uuid: id }, signal }),
  })

const MOST_SPECIALTIES = 100

/** The whole catalogue. */
export const catalogueQuery = queryOptions({
  queryKey: ['specialties', 'catalogue'],
  queryFn: async ({ signal }) =>
    (await call(listSpecialties, { query: { pageSize: MOST_SPECIALTIES }, signal })).data,
})

export const registerSpecialist = (body: Registration, files: Files, watch: Watch) =>
  upload(createSpecialist, { body, files }, watch)

/** Uploads files of the profile with progress; only admins give an id. */
export const sendFiles = (id: string | undefined, files: Files, watch: Watch) =>
  upload(updateSpecialist, { body: id === undefined ? {} : { id }, files }, watch)

/** Removes the own picture. */
export const removePicture = () => call(updateSpecialist, { body: { avatar: null } })

/** The proof's file, for a tab or a picture. */
export const loadProof = (id: string) => call(readProof, { params: { id } })

/** Changes parts of a profile; an admin's change needs its id. */
export const useSaveAccount = (profileId: string) => {
  const client = useQueryClient()
  const isAdmin = useUser()?.role === 'admin'
  return useMutation({
    mutationFn: (change: ProfileChange) =>
      call(updateSpecialist, { body: isAdmin ? { ...change, id: profileId } : change }),
    onSuccess: async (profile) => {
      await client.invalidateQueries({ queryKey: accountKey })
      keepProfile(client, profile)
      // The logged-in person's name and picture are in the header.
      if (!isAdmin) void session.start()
    },
  })
}

export const keepProfile = (client: ReturnType<typeof useQueryClient>, profile: SpecialistProfile): void => {
  client.setQueryData(accountQuery(profile.id).queryKey, profile)
}

interface Wish {
  readonly id: string
  readonly status?: 2
  readonly reason?: string
  readonly use_online?: boolean
}

export const statusMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Wish) => call(updateStatus, { params: { id }, body }),
})

export const addOfferMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createOffer>) => call(createOffer, { body }),
})
export const changeOfferMutation = mutationOptions({
  mutationFn: ({ uuid, ...body }: { uuid: string } & BodyIn<typeof updateOffer>) =>
    call(updateOffer, { params: { uuid }, body }),
})
export const removeOfferMutation = mutationOptions({
  mutationFn: (uuid: string) => call(deleteOffer, { params: { uuid } }),
})
