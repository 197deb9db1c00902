import { changeAdminAvatar, getAdmin, updateAdmin } from '@emma/contracts/admins'
import type { BodyIn } from '@emma/contracts/kit'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { upload, type Watch } from '../../lib/upload.ts'

export const adminQuery = (id: string) =>
  queryOptions({
    queryKey: ['admins', id],
    queryFn: ({ signal }) => call(getAdmin, { params: { id }, signal }),
  })

export const saveAdminMutation = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string } & BodyIn<typeof updateAdmin>) =>
    call(updateAdmin, { params: { id }, body }),
})

/** Puts the own picture in place, or takes it away. */
export const sendPicture = (id: string, file: File | null, watch: Watch) =>
  file
    ? upload(changeAdminAvatar, { params: { id }, body: {}, files: { avatar: file } }, watch)
    : call(changeAdminAvatar, { params: { id }, body: { avatar: null } })
