import type { Deps } from '../../../../deps.ts'
import { notFound } from '../../../../http/app-error.ts'
import { limitGuest } from '../../../lookups/index.ts'
import { hashOf } from '../companion-link.ts'
import { type CompanionRow, findByToken } from '../companions.repo.ts'

/**
 * An invitation by the secret of its link. Tries per minute are limited against guessing. @throws AppError `not_found`
 */
export const findInvitation = async (deps: Deps, token: string, address: string): Promise<CompanionRow> => {
  limitGuest(deps.limits.companionTries, address, deps.clock.now().getTime())
  const row = await findByToken(deps.db, hashOf(token))
  if (!row) throw notFound()
  return row
}

/** Opens a connection by a link; returns the invitation's id. @throws AppError `not_found` */
export const enterByLink = async (deps: Deps, token: string, address: string): Promise<string> => {
  const { id, status } = await findInvitation(deps, token, address)
  if (status === 'ended') throw notFound()
  return id
}
