import type { address } from '@emma/contracts/lookups'
import { formatCep, formatPhone } from '@emma/domain/customers'
import { type Council, checkCouncil } from '@emma/domain/specialists'
import type * as z from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findPrescriber, type PrescriberRow } from './prescriber.repo.ts'
import { openPersonal } from './profile/personal.ts'

/** The author of a document, as its head must name them (Lei 5.991/1973 art. 35; CFM 2.314/2022 art. 13). */
export interface Prescriber {
  readonly id: string
  readonly name: string
  readonly council: Council | null
  /** Specialties that may be announced, each with its RQE if any. */
  readonly specialties: readonly string[]
  readonly timeZone: string
  readonly cpf: string | null
  /** Of the service: the place of the appointment, an open place, or the own address. */
  readonly address: string | null
  readonly phone: string | null
}

const line = (parts: readonly (string | undefined)[], between: string): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between)

const placeText = ({ place }: PrescriberRow): string | null => {
  if (place === null) return null
  const { name, street, number, district, city, uf, zip_code } = place
  const where = line([street, number, district], ', ')
  return line([name, where, `${city} - ${uf}`, `CEP ${formatCep(zip_code)}`], ' · ')
}

const homeText = (home: z.output<typeof address> | undefined): string | null => {
  if (!home) return null
  const where = line([home.address, home.number, home.complement, home.district], ', ')
  const zip = `CEP ${formatCep(home.zipCode)}`
  return line([where, `${home.city} - ${home.state}`, zip], ' · ')
}

/** The author of documents, with or without an appointment; undefined for an unknown specialist. */
export const loadPrescriber = async (
  deps: Pick<Deps, 'vault'>,
  db: Db | Tx,
  specialistId: string,
  appointmentId: string | null,
): Promise<Prescriber | undefined> => {
  const row = await findPrescriber(db, specialistId, appointmentId)
  if (!row) return undefined
  const { cpf, phones, address: home } = await openPersonal(deps, db, row)
  const { council_type: type, council_uf: uf, council_number: number } = row
  const council = checkCouncil({ type: type ?? '', uf: uf ?? '', number: number ?? '' })
  const phone = phones.phone ?? phones.cellphone
  return {
    id: row.id,
    name: row.name,
    council: council.ok ? council.value : null,
    specialties: row.specialties.map(({ name, rqe }) => (rqe === null ? name : `${name} (RQE ${rqe})`)),
    timeZone: row.time_zone,
    cpf: cpf ?? null,
    address: placeText(row) ?? homeText(home),
    phone: phone === undefined ? null : formatPhone(phone),
  }
}
