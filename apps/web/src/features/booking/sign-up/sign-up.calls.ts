import { viewSlot } from '@emma/contracts/availability/slots'
import { showBookingLink } from '@emma/contracts/booking/invitation'
import {
  completeSignUp,
  confirmSignUp,
  holdSlot,
  resendSignUpCode,
  startSignUp,
} from '@emma/contracts/customers/sign-up'
import type { BodyIn, ResponseOf } from '@emma/contracts/kit'
import { MINUTE } from '@emma/domain/interval'
import { queryOptions } from '@tanstack/react-query'
import { publicCall } from '../../../lib/api/api.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'

/** The choice from a public page. */
export interface Wish {
  readonly slot_id: string
  readonly specialty_id: string
  /** The secret of a specialist's link that holds the slot. */
  readonly link?: string | undefined
}

/** The slot of a specialist's link; the original choice if the link is no longer valid. */
const linkedSlot = async ({ link, ...query }: Wish & { readonly link: string }, signal: AbortSignal) => {
  const { invitation } = await publicCall(showBookingLink, { body: { token: link }, signal })
  return invitation?.slot ?? publicCall(viewSlot, { query, signal })
}

/** The chosen slot's current state. */
export const shownSlotQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['sign-up', 'slot', wish],
    queryFn: ({ signal }) => {
      const { link, ...query } = wish
      return link === undefined
        ? publicCall(viewSlot, { query, signal })
        : linkedSlot({ ...query, link }, signal)
    },
    refetchInterval: MINUTE,
  })

/** Holds the slot; repeating it changes nothing. */
export const heldSlotQuery = (ticket: string, wish: Wish) =>
  queryOptions({
    queryKey: ['sign-up', 'held', ticket, wish],
    queryFn: ({ signal }) => publicCall(holdSlot, { body: { ticket, ...wish }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const askStart = (body: BodyIn<typeof startSignUp>): Promise<ResponseOf<typeof startSignUp>> =>
  publicCall(startSignUp, { body })

export const askCode = (signUpId: string): Promise<void> =>
  publicCall(resendSignUpCode, { body: { signUpId } })

export const askTicket = (body: BodyIn<typeof confirmSignUp>): Promise<ResponseOf<typeof confirmSignUp>> =>
  publicCall(confirmSignUp, { body })

export const askAccount = (body: BodyIn<typeof completeSignUp>): Promise<ResponseOf<typeof completeSignUp>> =>
  publicCall(completeSignUp, { body })

/**
 * Progress of the sign-up: its id, and the ticket for its code. Shared by all tabs, as the mailed link opens a new one.
 */
export interface KeptSignUp {
  readonly id: string
  readonly email: string
  readonly ticket: string
}
export const noSignUp: KeptSignUp = { id: '', email: '', ticket: '' }
export const signUpKept = formDraft<KeptSignUp>('signUp', [], localStorage)
