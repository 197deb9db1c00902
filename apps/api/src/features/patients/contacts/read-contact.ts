import type { readContact as endpoint } from '@emma/contracts/patients/contacts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { toContact } from './contact.present.ts'
import { findContact } from './contacts.repo.ts'

/** A patient without an account, for the specialist who imported them. */
export const readContact: UseCase<typeof endpoint> = async (deps, { actor, params }) => {
  const row = await findContact(deps.db, actor.specialistId, params.id)
  if (!row) throw notFound()
  return toContact(deps, deps.db, actor.specialistId, row)
}
