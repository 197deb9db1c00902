import { relation } from '@emma/contracts/dependents'
import { gender, maritalStatus } from '@emma/contracts/kit'
import { cnsOf, type Gender, type MaritalStatus } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { cpfCell } from './cpf-cell.ts'
import { findPatientRow, type PatientRow } from './patient.repo.ts'

/** The patient of clinical data: the account's holder, or one of its dependents. */
export interface PatientKey {
  readonly customerId: string
  /** Null for the holder. */
  readonly dependentId: string | null
}

const sex = z.nullable(gender)
const contact = z.object({ cellphone: z.optional(z.string()), phone: z.optional(z.string()) })
const address = z.object({
  zipCode: z.optional(z.string()),
  address: z.string(),
  number: z.string(),
  complement: z.optional(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
})

/** A patient as shown in panels, documents and exports. */
export interface PatientPerson extends PatientKey {
  readonly name: string
  readonly birthDate: string | null
  readonly sex: Gender | null
  /** Not asked of a dependent. */
  readonly maritalStatus: MaritalStatus | null
  /** Eleven digits. */
  readonly cpf: string | null
  /** The number of the public health system, if known. */
  readonly cns: string | null
  /** A dependent has no picture. */
  readonly avatarKey: string | null
  /** The account's: a dependent is reached through the guardian. */
  readonly phone: string | null
  readonly home: z.output<typeof address> | null
  /** The guardian, who holds the account; null if the patient does. */
  readonly guardian: { readonly name: string; readonly relation: z.output<typeof relation> } | null
}

type Opener = Pick<Deps, 'vault'>

const openColumn = async (
  { vault }: Opener,
  db: Db | Tx,
  customerId: string,
  column: string,
  sealed: Buffer | null,
) =>
  sealed === null
    ? null
    : vault.open(db, { subjectId: customerId, column: `customers.${column}`, rowId: customerId }, sealed)

const dependentOf = async ({ vault }: Opener, db: Db | Tx, row: PatientRow, holder: string) => {
  const { dependent } = row
  if (dependent === null) return null
  const { id, cpf_sealed } = dependent
  const sealed = cpf_sealed === null ? null : Buffer.from(cpf_sealed.slice(2), 'hex')
  return {
    name: dependent.name,
    birthDate: dependent.birth_date,
    sex: z.parse(sex, dependent.sex),
    maritalStatus: null,
    cpf:
      sealed === null
        ? null
        : z.parse(z.string(), await vault.open(db, cpfCell(row.customer_id, id), sealed)),
    cns: null,
    avatarKey: null,
    guardian: { name: holder, relation: z.parse(relation, dependent.relation) },
  }
}

/** A patient's data, opened; undefined if there is no such account, or the dependent is not of it. */
export const loadPatient = async (
  deps: Opener,
  db: Db | Tx,
  { customerId, dependentId }: PatientKey,
): Promise<PatientPerson | undefined> => {
  const row = await findPatientRow(db, { customerId, dependentId })
  if (!row || (dependentId !== null && row.dependent === null)) return undefined
  const open = (column: string, sealed: Buffer | null) => openColumn(deps, db, customerId, column, sealed)
  const phones = z.parse(z.nullable(contact), await open('contact_sealed', row.contact_sealed))
  const document = await open('special_document_sealed', row.special_document_sealed)
  const holder = `${row.first_name} ${row.last_name}`
  const own = {
    name: holder,
    birthDate: row.birth_date,
    sex: z.parse(sex, row.gender),
    maritalStatus: z.parse(z.nullable(maritalStatus), row.marital_status),
    cpf: z.parse(z.nullable(z.string()), await open('cpf_sealed', row.cpf_sealed)),
    cns: cnsOf(row.special_document_type, z.parse(z.nullable(z.string()), document)),
    avatarKey: row.avatar_key,
    guardian: null,
  }
  return {
    customerId,
    dependentId,
    phone: phones?.cellphone ?? phones?.phone ?? null,
    home: z.parse(z.nullable(address), await open('address_sealed', row.address_sealed)),
    ...((await dependentOf(deps, db, row, holder)) ?? own),
  }
}
