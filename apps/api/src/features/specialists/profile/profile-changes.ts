import type { BodyOf } from '@emma/contracts/kit'
import type { updateSpecialist as endpoint } from '@emma/contracts/specialists/profile'
import { checkCouncil, specialistStatus } from '@emma/domain/specialists'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, invalidField } from '../../../http/app-error.ts'
import type { UserChange } from '../../auth/index.ts'
import { cityName } from '../../places/index.ts'
import type { AccountRow, SpecialistChange } from '../account.repo.ts'
import { isCpfTaken, releaseCpf } from '../registration/registration.repo.ts'
import { openCpf, openPersonal, openPhones, type Phones, sealPersonal } from './personal.ts'
import { councilOf } from './profile.present.ts'

type Body = BodyOf<typeof endpoint>
type Group<K extends keyof Body> = NonNullable<Body[K]>

/** Changes by one group of the profile. */
export interface Changes {
  readonly user: UserChange
  readonly specialist: SpecialistChange
}
const nothing: Changes = { user: {}, specialist: {} }

/** A CPF is set once. If it belongs to another person, the answer says only that it can't be used. */
const cpfTaken = (): AppError => invalidField('personalData.cpf', 'cpf_unusable')

const nameOf = (fullName: string | undefined): Changes => {
  if (fullName === undefined) return nothing
  const [first_name = '', ...rest] = fullName.split(' ')
  const last_name = rest.join(' ')
  return { user: { first_name, last_name }, specialist: { name: `${first_name} ${last_name}` } }
}

const cpfOf = async (deps: Deps, tx: Tx, row: AccountRow, cpf: string): Promise<SpecialistChange> => {
  const kept = await openCpf(deps, tx, row)
  if (kept === cpf) return {}
  if (kept !== undefined) throw invalidField('personalData.cpf', 'cpf_fixed')
  const cpf_hash = deps.vault.blindIndex(cpf)
  await releaseCpf(tx, cpf_hash, row.email)
  if (await isCpfTaken(tx, cpf_hash)) throw cpfTaken()
  return { cpf_sealed: await sealPersonal(deps, tx, row.id, 'cpf_sealed', cpf), cpf_hash }
}

const documentOf = async (
  deps: Deps,
  tx: Tx,
  row: AccountRow,
  { special_document_type: type, special_document_number: number }: Group<'personalData'>,
): Promise<SpecialistChange> => {
  if (type === undefined && number === undefined) return {}
  const { document } = await openPersonal(deps, tx, row)
  const next = {
    ...document,
    ...(type === undefined ? {} : { type: type || undefined }),
    ...(number === undefined ? {} : { number: number || undefined }),
  }
  return { special_document_sealed: await sealPersonal(deps, tx, row.id, 'special_document_sealed', next) }
}

export const personalChanges = async (
  deps: Deps,
  tx: Tx,
  row: AccountRow,
  personal: Group<'personalData'>,
): Promise<Changes> => {
  const { user, specialist } = nameOf(personal.fullName)
  return {
    user,
    specialist: {
      ...specialist,
      ...(personal.birthDate === undefined ? {} : { birth_date: personal.birthDate }),
      ...(personal.cpf ? await cpfOf(deps, tx, row, personal.cpf) : {}),
      ...(await documentOf(deps, tx, row, personal)),
    },
  }
}

/** Contact changes that need no code: the fixed line, the preferred channel, and a first cell phone. */
export const contactChanges = async (
  deps: Deps,
  tx: Tx,
  row: AccountRow,
  { phone, cellphone, contactPreference }: Group<'contactDetails'>,
): Promise<SpecialistChange> => {
  const kept = await openPhones(deps, tx, row)
  const next: Phones = {
    ...kept,
    ...(phone === undefined ? {} : { phone: phone || undefined }),
    ...(kept.cellphone === undefined && cellphone !== undefined ? { cellphone } : {}),
  }
  const isSame = next.phone === kept.phone && next.cellphone === kept.cellphone
  return {
    ...(isSame ? {} : { contact_sealed: await sealPersonal(deps, tx, row.id, 'contact_sealed', next) }),
    ...(contactPreference === undefined ? {} : { contact_preference: contactPreference }),
  }
}

const orNull = (text: string | null): string | null => text || null

export const severalChanges = ({ nickname, maritalStatus, gender }: Group<'several'>): SpecialistChange => ({
  ...(nickname === undefined ? {} : { nickname: orNull(nickname) }),
  ...(maritalStatus === undefined ? {} : { marital_status: orNull(maritalStatus) }),
  ...(gender === undefined ? {} : { gender: orNull(gender) }),
})

/** Lists use the city and state of the address; the rest of it stays sealed. */
export const addressChanges = async (
  deps: Deps,
  tx: Tx,
  row: AccountRow,
  typed: Group<'address'>,
): Promise<SpecialistChange> => {
  const address = { ...typed, city: cityName(typed.city, typed.state) }
  return {
    address_sealed: await sealPersonal(deps, tx, row.id, 'address_sealed', address),
    city: address.city,
    state: address.state,
  }
}

const isOpen = ({ status }: AccountRow): boolean =>
  status === specialistStatus.incomplete || status === specialistStatus.refused

/**
 * A review concerns the council registration: its owner can change it before the review and after a refusal, an admin
 * always.
 * @throws AppError `council_locked`, `validation_failed`
 */
export const councilChanges = (
  row: AccountRow,
  typed: Group<'council'>,
  byAdmin: boolean,
): SpecialistChange => {
  const checked = checkCouncil(typed)
  if (!checked.ok) throw invalidField('council.number', 'council_number_invalid')
  const { type, uf, number } = checked.value
  const kept = councilOf(row)
  if (kept?.type === type && kept.uf === uf && kept.number === number) return {}
  if (!byAdmin && !isOpen(row)) throw new AppError('council_locked')
  return { council_type: type, council_uf: uf, council_number: number }
}
