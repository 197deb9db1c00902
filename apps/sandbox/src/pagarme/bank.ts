import type { Context } from '../context.ts'
import type { Presenter } from './present.ts'

/** The world as the payment provider's code sees it. */
export interface Bank extends Context {
  present: Presenter
}

/**
 * The platform's own recipient, there from the beginning as a real account's is: the share that is ours
 * in a split, and the whole of an order without one.
 */
export const PLATFORM_RECIPIENT_ID = 're_platform'
