import type { Identity } from '@emma/domain/patient-import'
import type { Deps } from '../../../deps.ts'
import { personHash } from '../../booking-links/index.ts'

/** A person's contacts and CPF. */
export interface Reach {
  readonly cpf: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** The same as keyed hashes, for comparing people whose data is sealed. */
export interface ReachHashes {
  readonly cpf_hash: Buffer | null
  readonly phone_hash: Buffer | null
  readonly email_hash: Buffer | null
}

/** Phone and e-mail are hashed like a booking link's receiver, so that a link sent to a contact is found. */
export const hashReach = ({ vault }: Pick<Deps, 'vault'>, { cpf, phone, email }: Reach): ReachHashes => ({
  cpf_hash: cpf === null ? null : vault.blindIndex(cpf),
  phone_hash: phone === null ? null : personHash({ vault }, { name: '', cell_phone: phone }),
  email_hash: email === null ? null : personHash({ vault }, { name: '', email }),
})

const hex = (hash: Buffer | null): string | null => hash?.toString('hex') ?? null

/** A person's identity for the domain's comparison, as hashes. */
export const identityOf = ({
  name,
  birth_date,
  cpf_hash,
  phone_hash,
  email_hash,
}: ReachHashes & { readonly name: string; readonly birth_date: string | null }): Identity => ({
  name,
  birth_date,
  cpf: hex(cpf_hash),
  phone: hex(phone_hash),
  email: hex(email_hash),
})
