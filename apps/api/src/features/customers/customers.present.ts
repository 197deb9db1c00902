import { type Customer, customer } from '@emma/contracts/customers'
import * as z from 'zod/mini'
import { avatarUrl } from '../../files/index.ts'
import type { CustomerRow } from './customers.repo.ts'
import { type openPersonal, preferenceOf } from './profile/personal.ts'

type Opened = Awaited<ReturnType<typeof openPersonal>>
type Money = Pick<Customer, 'cards' | 'creditBalance'>

const personalDataOf = (row: CustomerRow, { cpf, specialDocument }: Opened): Customer['personalData'] => ({
  fullName: `${row.first_name} ${row.last_name}`,
  birthDate: row.birth_date,
  cpf: cpf ?? null,
  special_document_type: row.special_document_type,
  special_document_number: specialDocument ?? null,
})

const phonesOf = ({ phones: { cellphone, phone } }: Opened) => ({
  cellphone: cellphone ?? null,
  phone: phone ?? null,
})

/** Row and its opened sealed parts → the wire. */
export const toCustomer = (
  row: CustomerRow,
  opened: Opened,
  pendingContact: Customer['pendingContact'],
  money: Money,
): Customer => ({
  id: row.id,
  avatar: avatarUrl(row.avatar_key),
  personalData: personalDataOf(row, opened),
  contactDetails: { email: row.email, ...phonesOf(opened), contactPreference: preferenceOf(row) },
  several: z.parse(customer.shape.several, {
    nickname: row.nickname,
    maritalStatus: row.marital_status,
    gender: row.gender,
    timezone: row.time_zone,
  }),
  address: opened.address ?? null,
  pendingContact,
  ...money,
})

/** The data that a specialist with care of the patient may see. */
export const toContactCard = (row: CustomerRow, opened: Opened) => ({
  id: row.id,
  avatar: avatarUrl(row.avatar_key),
  personalData: { fullName: `${row.first_name} ${row.last_name}`, birthDate: row.birth_date },
  contactDetails: { email: row.email, ...phonesOf(opened) },
})
