import type { EndpointSpec } from '@emma/contracts/kit'
import type { ActorName, MatrixFixture } from './fixture.ts'

/** What one call sends. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}
type Send = (fixture: MatrixFixture) => Sent | Promise<Sent>

/**
 * One endpoint's case in the matrix.
 *
 * - `own`: per allowed actor, the call on their own object, which is answered 2xx
 *   (or the status given). Each case creates its own objects.
 * - `foreign`: what anybody sends about the owner's object; who may call but is not in `own` must get 404,
 *   or the listed status.
 * - Everybody else is refused by role: 401 without a good token, 403 with the wrong role.
 */
export interface MatrixCase {
  readonly endpoint: EndpointSpec
  readonly own: Partial<Readonly<Record<ActorName, Send>>>
  readonly ownStatus?: number
  readonly foreign?: Send
  readonly foreignStatus?: number
  /** For actors whose role may call although the object can't be theirs, by name. */
  readonly except?: Partial<Readonly<Record<ActorName, number>>>
  /** For actors who may know of the object and not do this with it: a missing one is 404 for them too. */
  readonly exceptFound?: Partial<Readonly<Record<ActorName, number>>>
  /** Why a call on records leaves no line in a patient's access log (Lei 13.787/2018). */
  readonly unlogged?: string
}

export const matrixCase = (endpoint: EndpointSpec, rest: Omit<MatrixCase, 'endpoint'>): MatrixCase => ({
  endpoint,
  ...rest,
})
