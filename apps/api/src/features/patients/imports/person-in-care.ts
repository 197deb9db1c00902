import * as z from 'zod/mini'
import type { Open } from '../../../crypto/vault.ts'
import type { Deps } from '../../../deps.ts'
import { hashReach, identityOf } from '../contacts/identity.ts'
import type { PersonInCare } from './people-in-care.repo.ts'

const phones = z.object({ cellphone: z.optional(z.string()) })

const phoneOf = (open: Open, { customer_id: id, contact_sealed: sealed }: PersonInCare): string | null => {
  if (sealed === null) return null
  const cell = { subjectId: id, column: 'customers.contact_sealed', rowId: id }
  return z.parse(phones, open(cell, sealed)).cellphone ?? null
}

/** A patient with an account, as hashes to compare with contacts. */
export const hashesOfPatient = (deps: Pick<Deps, 'vault'>, open: Open, row: PersonInCare) => ({
  ...hashReach(deps, { cpf: null, phone: phoneOf(open, row), email: row.email.toLowerCase() }),
  cpf_hash: row.cpf_hash,
  name: row.name,
  birth_date: row.birth_date,
})

export const identityOfPatient = (deps: Pick<Deps, 'vault'>, open: Open, row: PersonInCare) =>
  identityOf(hashesOfPatient(deps, open, row))
