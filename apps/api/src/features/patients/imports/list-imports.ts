import type { listImports as endpoint } from '@emma/contracts/patients/imports'
import type { UseCase } from '../../../http/mount.ts'
import { toImport } from './imports.present.ts'
import { findImports } from './imports.repo.ts'

/** A specialist's imports, newest first. */
export const listImports: UseCase<typeof endpoint> = async ({ db, clock }, { actor }) => {
  const rows = await findImports(db, actor.specialistId)
  return { data: rows.map((row) => toImport(row, clock.now())) }
}
