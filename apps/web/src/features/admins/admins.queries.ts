import {
  changeAdminAvatar,
  createAdmin,
  deleteAdmin,
  getAdmin,
  inviteAdmin,
  listAdmins,
  restoreAdmin,
  updateAdmin,
} from '@emma/contracts/admins'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { upload, type Watch } from '../../lib/api/upload.ts'

export const adminsKey = ['admins'] as const

export const adminsQuery = (query: QueryIn<typeof listAdmins>) =>
  queryOptions({
    queryKey: [...adminsKey, 'list', query],
    queryFn: ({ signal }) => call(listAdmins, { query, signal }),
    placeholderData: keepPreviousData,
  })

/** All admins that may have acted, for choosing one. */
export const everyAdminQuery = adminsQuery({ pageSize: 100 })

export const adminQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminsKey, id],
    queryFn: ({ signal }) => call(getAdmin, { params: { id }, signal }),
  })

export const saveAdmin = ({ id, ...body }: { id: string } & BodyIn<typeof updateAdmin>) =>
  call(updateAdmin, { params: { id }, body })
export const saveAdminMutation = mutationOptions({ mutationFn: saveAdmin })

export const createAdminMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof createAdmin>) => call(createAdmin, { body }),
})

export const removeAdminMutation = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(deleteAdmin, { params: { id }, body: { ...(reason && { reason }) } }),
})

export const restoreAdminMutation = mutationOptions({
  mutationFn: (id: string) => call(restoreAdmin, { params: { id } }),
})

export const inviteAdminMutation = mutationOptions({
  mutationFn: (id: string) => call(inviteAdmin, { params: { id } }),
})

/** Sets or removes the user's own picture. */
export const sendPicture = (id: string, file: File | null, watch: Watch) =>
  file
    ? upload(changeAdminAvatar, { params: { id }, body: {}, files: { avatar: file } }, watch)
    : call(changeAdminAvatar, { params: { id }, body: { avatar: null } })
