import type { readExport as endpoint } from '@emma/contracts/privacy'
import type { UseCase } from '../../../http/mount.ts'
import { noExport, toExport } from '../privacy.present.ts'
import { EXPORT_LIFE_MS } from './build-export.ts'
import { findNewestExport } from './exports.repo.ts'

export const readExport: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  const row = await findNewestExport(db, actor.customerId)
  if (!row) return noExport
  const expiresAt = new Date(row.created_at.getTime() + EXPORT_LIFE_MS)
  return expiresAt > clock.now() ? toExport(row, expiresAt) : noExport
}
