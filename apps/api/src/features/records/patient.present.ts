import type { Patient } from '@emma/contracts/records'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Vault } from '../../crypto/vault.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Attendance } from './consultation.repo.ts'

const contact = z.object({ cellphone: z.optional(z.string()), phone: z.optional(z.string()) })
const address = z.object({
  address: z.string(),
  number: z.string(),
  complement: z.optional(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
})

const streetOf = ({ address: street, number, complement, district }: z.output<typeof address>): string =>
  [street, number, complement, district].filter((part) => part !== undefined && part !== '').join(', ')

const secondsIn = ({ active_seconds, active_since }: Attendance, now: Date): number => {
  const running = active_since === null ? 0 : Math.max(0, now.getTime() - active_since.getTime())
  return (active_seconds ?? 0) + Math.floor(running / 1000)
}

/** A column of the customer's row, opened; null where nothing is stored. */
const opener = (vault: Vault, tx: Tx, customerId: string) => async (column: string, sealed: Buffer | null) =>
  sealed === null
    ? null
    : vault.open(tx, { subjectId: customerId, column: `customers.${column}`, rowId: customerId }, sealed)

/** The consultation panel's patient (spec §3); hours are the specialist's. */
export const toPatient = async (vault: Vault, tx: Tx, row: Attendance, now: Date): Promise<Patient> => {
  const open = opener(vault, tx, row.customer_id)
  const cpf = z.parse(z.nullable(z.string()), await open('cpf_sealed', row.cpf_sealed))
  const phones = z.parse(z.nullable(contact), await open('contact_sealed', row.contact_sealed))
  const home = z.parse(z.nullable(address), await open('address_sealed', row.address_sealed))
  const today = wallTimeOf(now.getTime(), row.time_zone).date
  return {
    uuid: row.customer_id,
    photo: row.avatar_key === null ? null : `/api/v1/files/avatars/${row.avatar_key}`,
    fullName: `${row.first_name} ${row.last_name}`,
    cpf,
    phone: phones?.cellphone ?? phones?.phone ?? null,
    startTime: wallTimeOf(row.starts_at.getTime(), row.time_zone).hour,
    endTime: wallTimeOf(row.ends_at.getTime(), row.time_zone).hour,
    attendanceTime: secondsIn(row, now),
    age: row.birth_date === null ? null : ageOn(row.birth_date, today),
    sex: row.gender,
    birthDate: row.birth_date,
    address: home && streetOf(home),
    city: home && `${home.city} - ${home.state}`,
  }
}
