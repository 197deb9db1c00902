import type { Context } from '../context.ts'
import type { Presenter } from './present.ts'

/** The simulated world for the payment provider's code. */
export interface Bank extends Context {
  present: Presenter
}

/**
 * The platform's own recipient, which exists from the start as in a real account: gets our share of a split, and all of
 * an order without one.
 */
export const PLATFORM_RECIPIENT_ID = 're_platform'
