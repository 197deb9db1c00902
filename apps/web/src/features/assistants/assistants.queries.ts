import * as assistants from '@emma/contracts/assistants'
import { getCustomerById } from '@emma/contracts/customers'
import type { BodyIn } from '@emma/contracts/kit'
import { readContact } from '@emma/contracts/patients/contacts'
import { MINUTE } from '@emma/domain/interval'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, publicCall } from '../../lib/api/api.ts'

export const assistantKey = ['assistant'] as const

/** The own profile with its teams; reloaded each minute, as a team may also end with the specialist's account. */
export const assistantQuery = queryOptions({
  queryKey: [...assistantKey, 'me'],
  queryFn: ({ signal }) => call(assistants.readAssistant, { signal }),
  refetchInterval: MINUTE,
})

export const saveMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof assistants.saveAssistant>) => call(assistants.saveAssistant, { body }),
})
export const leaveMutation = mutationOptions({
  mutationFn: (specialistId: string) => call(assistants.leavePractice, { params: { specialistId } }),
})
export const eraseMutation = mutationOptions({
  mutationFn: () => call(assistants.eraseAssistant, {}),
})
export const exportMutation = mutationOptions({
  mutationFn: () => call(assistants.exportAssistant, {}),
})

export interface Reach {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

/** Contact data of a patient with an account. */
export const reachQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...assistantKey, 'reach', customerId],
    queryFn: async ({ signal }): Promise<Reach> => {
      const { personalData, contactDetails } = await call(getCustomerById, {
        params: { id: customerId },
        signal,
      })
      const { cellphone, phone, email } = contactDetails
      return { name: personalData.fullName, phone: cellphone ?? phone, email }
    },
  })

/** Contact data of a patient without an account. */
export const contactReachQuery = (id: string) =>
  queryOptions({
    queryKey: [...assistantKey, 'contact', id],
    queryFn: async ({ signal }): Promise<Reach> => {
      const { name, phone, email } = await call(readContact, { params: { id }, signal })
      return { name, phone, email }
    },
  })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...assistantKey, 'invitation', token],
    queryFn: () => publicCall(assistants.readTeamInvitation, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
export const acceptMutation = mutationOptions({
  mutationFn: (body: BodyIn<typeof assistants.acceptTeamInvitation>) =>
    publicCall(assistants.acceptTeamInvitation, { body }),
})
export const joinMutation = mutationOptions({
  mutationFn: (token: string) => call(assistants.joinTeam, { body: { token } }),
})
