import type { listConsents as endpoint } from '@emma/contracts/privacy'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { findConsent } from './privacy.repo.ts'
import { telemedicineTerm } from './terms.ts'

/** The terms that are asked for, as they stand for a person. */
export const consentsOf = async ({ db }: Deps, userId: string) => {
  const { kind, version } = telemedicineTerm
  const consent = await findConsent(db, userId, telemedicineTerm)
  return { data: [{ kind, version, accepted_at: consent?.accepted_at.toISOString() ?? null }] }
}

export const listConsents: UseCase<typeof endpoint> = (deps, { actor }) => consentsOf(deps, actor.userId)
