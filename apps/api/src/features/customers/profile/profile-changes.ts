import type { Customer, updateCustomer as endpoint } from '@emma/contracts/customers'
import type { BodyOf } from '@emma/contracts/kit'
import { capitalizeWords, splitName } from '@emma/domain/customers'
import type { Deps } from '../../../deps.ts'
import { type AppError, invalidField } from '../../../http/app-error.ts'
import type { UserChange } from '../../auth/index.ts'
import type { ContactChange } from '../../codes/index.ts'
import type { CustomerRow } from '../customers.repo.ts'
import { sealColumn } from './personal.ts'
import { type CustomerChange, hasAppointments } from './profile.repo.ts'

type Body = BodyOf<typeof endpoint>
type Personal = NonNullable<Body['personalData']>
type Several = NonNullable<Body['several']>

/** An empty value clears the field; an absent one leaves it. */
const emptied = (
  value: string | null | undefined,
  change: (kept: string | null) => CustomerChange,
): CustomerChange => (value === undefined ? {} : change(value || null))

const namesOf = (fullName: string | undefined): UserChange => {
  if (fullName === undefined) return {}
  const { firstName: first_name, lastName: last_name } = splitName(fullName)
  return { first_name, last_name }
}

/** Changes to the user's own row. */
export const userChangeOf = ({ personalData, several }: Body): UserChange => ({
  ...namesOf(personalData?.fullName),
  ...(several?.timezone === undefined ? {} : { time_zone: several.timezone }),
})

const severalOf = (several: Several | undefined): CustomerChange => ({
  ...emptied(several?.gender, (gender) => ({ gender })),
  ...emptied(several?.maritalStatus, (marital_status) => ({ marital_status })),
  ...emptied(several?.nickname, (nickname) => ({ nickname })),
})

const documentOf = async (deps: Deps, id: string, personal: Personal): Promise<CustomerChange> => {
  const { special_document_type: type, special_document_number: number } = personal
  return {
    ...emptied(type, (special_document_type) => ({ special_document_type })),
    ...(number === undefined
      ? {}
      : {
          special_document_sealed: number
            ? await sealColumn(deps, id, 'special_document_sealed', number)
            : null,
        }),
  }
}

/** A CPF is set once: another one would be another person. */
const cpfOf = async (
  deps: Deps,
  row: CustomerRow,
  present: string | null,
  typed: string | null | undefined,
): Promise<CustomerChange> => {
  if (!typed || typed === present) return {}
  if (present !== null) throw invalidField('personalData.cpf', 'cpf_fixed')
  return {
    cpf_sealed: await sealColumn(deps, row.id, 'cpf_sealed', typed),
    cpf_hash: deps.vault.blindIndex(typed),
  }
}

export const cpfRefusal = (): AppError => invalidField('personalData.cpf', 'cpf_unusable')

/** Records and documents carry the name from the first appointment on. Capitals and spaces are no other name. */
export const refuseOtherName = async (
  deps: Deps,
  row: CustomerRow,
  { personalData }: Body,
): Promise<void> => {
  const typed = personalData?.fullName
  const written = (name: string) => capitalizeWords(name).toLocaleLowerCase('pt-BR')
  if (typed === undefined || written(typed) === written(`${row.first_name} ${row.last_name}`)) return
  if (await hasAppointments(deps.db, row.id)) throw invalidField('personalData.fullName', 'name_by_support')
}

const addressOf = async (deps: Deps, id: string, address: Body['address']): Promise<CustomerChange> => {
  if (address === undefined) return {}
  const { complement, ...rest } = address
  const kept = complement ? { ...rest, complement } : rest
  return { address_sealed: await sealColumn(deps, id, 'address_sealed', kept) }
}

/** Changes to the customer's row, sealed if personal. @throws AppError `validation_failed` */
export const customerChangeOf = async (
  deps: Deps,
  row: CustomerRow,
  present: Customer,
  body: Body,
): Promise<CustomerChange> => {
  const { personalData = {}, contactDetails } = body
  const { birthDate } = personalData
  return {
    ...(birthDate ? { birth_date: birthDate } : {}),
    ...(contactDetails?.contactPreference ? { contact_preference: contactDetails.contactPreference } : {}),
    ...severalOf(body.several),
    ...(await documentOf(deps, row.id, personalData)),
    ...(await cpfOf(deps, row, present.personalData.cpf, personalData.cpf)),
    ...(await addressOf(deps, row.id, body.address)),
  }
}

/** The e-mail and the cell phone that have to be confirmed first. */
export const contactChangesOf = (
  { user_id: userId, email: presentEmail }: CustomerRow,
  present: Customer,
  { contactDetails }: Body,
): readonly ContactChange[] => {
  const email = contactDetails?.email?.toLowerCase()
  const cellphone = contactDetails?.cellphone
  const changes: ContactChange[] = []
  if (email && email !== presentEmail.toLowerCase()) changes.push({ userId, kind: 'email', value: email })
  if (cellphone && cellphone !== present.contactDetails.cellphone)
    changes.push({ userId, kind: 'cellphone', value: cellphone })
  return changes
}
