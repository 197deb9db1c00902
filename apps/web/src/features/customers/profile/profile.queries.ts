import {
  type Customer,
  confirmContact,
  getCustomerInfo,
  resendContactCode,
  updateCustomer,
} from '@emma/contracts/customers'
import type { BodyIn } from '@emma/contracts/kit'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, session } from '../../../lib/api/api.ts'
import { upload, type Watch } from '../../../lib/api/upload.ts'
import { accountQuery, customerAdminKey } from '../admin/admin.queries.ts'
import { useSubject } from './subject.ts'

export type ProfileChange = Omit<BodyIn<typeof updateCustomer>, 'id'>
export type ContactKind = BodyIn<typeof confirmContact>['kind']

/** The own profile; the cards' copy of its address is under the same key. */
export const profileQuery = queryOptions({
  queryKey: ['customers', 'info', 'whole'],
  queryFn: ({ signal }) => call(getCustomerInfo, { signal }),
})
const profileKey = ['customers', 'info'] as const

/** Updates name or picture in the header; if that fails, the old one stays until the next visit. */
const recheck = () => session.recheck().catch(() => undefined)

/** Stores a changed profile, and updates name or picture in the header. */
const useKeep = () => {
  const client = useQueryClient()
  return async (profile: Customer) => {
    await client.invalidateQueries({ queryKey: profileKey, refetchType: 'none' })
    client.setQueryData(profileQuery.queryKey, profile)
    void recheck()
  }
}

/** Saves the own profile, or that of the customer an admin is viewing. */
export const useSaveProfile = () => {
  const subject = useSubject()
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    mutationFn: (change: ProfileChange) =>
      call(updateCustomer, { body: { ...change, ...(subject && { id: subject }) } }),
    onSuccess: (profile) => {
      if (subject === undefined) return keep(profile)
      client.setQueryData(accountQuery(subject).queryKey, profile)
      return client.invalidateQueries({ queryKey: customerAdminKey })
    },
  })
}

/** Uploads the cropped picture with progress, or removes the current one. */
export const useSavePicture = () => {
  const keep = useKeep()
  return async (file: File | null, watch: Watch): Promise<void> => {
    const args = file ? { body: {}, files: { avatar: file } } : { body: { avatar: null } }
    await keep(await upload(updateCustomer, args, watch))
  }
}

/** Confirms the code sent to a new e-mail or cell phone. */
export const useConfirmContact = (kind: ContactKind) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(confirmContact, { body: { kind, code } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: profileKey })
      void recheck()
    },
  })
}

export const askContactCode = (kind: ContactKind) => call(resendContactCode, { body: { kind } })
