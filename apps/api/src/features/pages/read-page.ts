import type { readPage as endpoint } from '@emma/contracts/pages'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { toPage } from './pages.present.ts'
import { findPage } from './pages.repo.ts'

export const readPage: UseCase<typeof endpoint> = async ({ readDb }, { params }) => {
  const row = await findPage(readDb, params.id)
  if (!row) throw notFound()
  return toPage(row)
}
