import type { readPageVersion as endpoint } from '@emma/contracts/pages'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toPage } from './pages.present.ts'
import { findVersion } from './pages.repo.ts'

export const readPageVersion: UseCase<typeof endpoint> = async ({ readDb }, { params }) => {
  const row = await findVersion(readDb, params.id, params.version)
  if (!row) throw notFound()
  return toPage(row)
}
