import type { listConsents as endpoint } from '@emma/contracts/privacy'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toConsent } from '../privacy.present.ts'
import { findConsents } from '../privacy.repo.ts'
import { allTerms } from './terms.ts'

/** The texts a person is asked to accept, with their status. */
export const consentsOf = async (db: Db | Tx, userId: string) => {
  const rows = await findConsents(db, userId)
  const terms = await allTerms(db)
  return { data: terms.map((term) => toConsent(term, rows)) }
}

export const listConsents: UseCase<typeof endpoint> = ({ db }, { actor }) => consentsOf(db, actor.userId)
