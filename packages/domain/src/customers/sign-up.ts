import { DAY } from '../interval.ts'

/**
 * Sign-up with a chosen slot: lifetime of the ticket for a confirmed e-mail, in milliseconds, and how often it may be
 * used with a CPF that has an account, so that it cannot be used to probe CPFs.
 */
export const signUpLimits = { ticketMs: DAY, refusals: 3 } as const

/** First name and the rest, as stored in an account: `Ana Clara de Souza` → `Ana`, `Clara de Souza`. */
export const splitName = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
