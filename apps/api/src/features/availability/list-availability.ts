import type { listAvailability as endpoint } from '@emma/contracts/availability'
import type { UseCase } from '../../http/mount.ts'
import { toPractice } from './availability.present.ts'
import { readPractice } from './conflicts-now.ts'
import { findZone } from './rules/rules.repo.ts'

export const listAvailability: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  const zone = await findZone(db, actor.specialistId)
  return toPractice(await readPractice(db, actor.specialistId, zone, clock.now()), zone)
}
