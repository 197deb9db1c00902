import type { BodyIn } from '@emma/contracts/kit'
import { deleteContact, readContact, saveContact } from '@emma/contracts/patients/contacts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** A patient of the practice without an account. */
export const contactQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'contact', id],
    queryFn: ({ signal }) => call(readContact, { params: { id }, signal }),
  })

export const saveContactMutation = (id: string) =>
  mutationOptions({
    mutationFn: (body: BodyIn<typeof saveContact>) => call(saveContact, { params: { id }, body }),
  })

export const deleteContactMutation = (id: string) =>
  mutationOptions({ mutationFn: () => call(deleteContact, { params: { id } }) })
