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
import { isUnanswered } from '../../../lib/api/attempt.ts'
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

/** A change whose answer was lost may be done: shows what the server has. */
const useReadAgain = () => {
  const subject = useSubject()
  const client = useQueryClient()
  return (error: unknown): void => {
    if (!isUnanswered(error)) return
    void client.invalidateQueries({ queryKey: subject ? accountQuery(subject).queryKey : profileKey })
    if (subject === undefined) void recheck()
  }
}

/** Saves the own profile, or that of the customer an admin is viewing. */
export const useSaveProfile = () => {
  const subject = useSubject()
  const client = useQueryClient()
  const keep = useKeep()
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (change: ProfileChange) =>
      call(updateCustomer, { body: { ...change, ...(subject && { id: subject }) } }),
    onError: readAgain,
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
  const readAgain = useReadAgain()
  return async (file: File | null, watch: Watch): Promise<void> => {
    const args = file ? { body: {}, files: { avatar: file } } : { body: { avatar: null } }
    const saved = upload(updateCustomer, args, watch)
    saved.catch(readAgain)
    await keep(await saved)
  }
}

/**
 * Confirms the code sent to a new e-mail or cell phone. A code is good once: if its answer was lost, the next try is
 * refused although the new contact is in use.
 */
export const useConfirmContact = (kind: ContactKind) => {
  const client = useQueryClient()
  const isInUse = async (): Promise<boolean> => {
    const awaited = client.getQueryData(profileQuery.queryKey)?.pendingContact[kind]
    const { contactDetails } = await client.fetchQuery({
      ...profileQuery,
      staleTime: 0,
      networkMode: 'always',
    })
    return awaited !== undefined && contactDetails[kind] === awaited
  }
  return useMutation({
    mutationFn: async (code: string) => {
      try {
        await call(confirmContact, { body: { kind, code } })
      } catch (error) {
        if (!(await isInUse().catch(() => false))) throw error
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: profileKey })
      void recheck()
    },
  })
}

export const askContactCode = (kind: ContactKind) => call(resendContactCode, { body: { kind } })
