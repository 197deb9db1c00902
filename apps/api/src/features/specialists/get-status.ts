import type { getSpecialistStatus as endpoint } from '@emma/contracts/specialists/profile'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findAccount } from './account.repo.ts'
import { missingFor, obstaclesFor } from './missing.ts'
import { reasonOf, statusOf } from './profile/profile.present.ts'
import { findLatestProof } from './review/proofs.repo.ts'

/** The status of the own registration, and its missing requirements. */
export const getStatus: UseCase<typeof endpoint> = async ({ db, clock }, { actor, params }) => {
  const isOwn = actor.role === 'specialist' && actor.specialistId === params.id
  const row = isOwn || actor.role === 'admin' ? await findAccount(db, params.id) : undefined
  if (!row) throw notFound()
  return {
    status: statusOf(row),
    missing: await missingFor(db, row),
    obstacles: [...(await obstaclesFor(db, row.id, clock.now()))],
    ...reasonOf(row),
    emailConfirmed: row.email_confirmed_at !== null,
    hasDocument: (await findLatestProof(db, row.id)) !== undefined,
    on_duty: row.on_duty,
    use_online: row.use_online,
  }
}
