import type { listSpecialties as endpoint } from '@emma/contracts/specialties'
import type { UseCase } from '../../http/mount.ts'
import { findSpecialties } from './specialties.repo.ts'

/** A page is cached until the catalogue changes. */
export const listSpecialties: UseCase<typeof endpoint> = ({ readDb, clock, memories }, { query }) =>
  memories.specialties.answer(readDb, {
    key: JSON.stringify(query),
    now: clock.now(),
    look: async (db) => ({ version: await memories.versions(db) }),
    make: async (db) => {
      const { rows, total } = await findSpecialties(db, query)
      const body = { data: rows, meta: { page: query.page, pageSize: query.pageSize, total } }
      return { body, until: Number.POSITIVE_INFINITY }
    },
  })
