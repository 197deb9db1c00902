import { DAY } from '../interval.ts'

/**
 * Who chose a slot before they had an account: how long the ticket for a confirmed e-mail is good, in milliseconds, and
 * how often it is taken with a CPF that has an account, so that nobody tries CPFs with it.
 */
export const signUpLimits = { ticketMs: DAY, refusals: 3 } as const

/** First name and all that stands after it, as an account keeps them: `Ana Clara de Souza` → `Ana`, `Clara de Souza`. */
export const splitName = (fullName: string): { readonly firstName: string; readonly lastName: string } => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
