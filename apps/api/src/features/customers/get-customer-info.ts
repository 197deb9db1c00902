import { customer, type getCustomerInfo as endpoint } from '@emma/contracts/customers'
import * as z from 'zod/mini'
import type { UseCase } from '../../http/mount.ts'
import { cardsOf } from '../cards/index.ts'
import { creditBalanceOf } from '../wallet/index.ts'
import { findCustomer } from './customers.repo.ts'
import { openPersonal } from './personal.ts'

const preference = customer.shape.contactDetails.shape.contactPreference

/** The own profile. */
export const getCustomerInfo: UseCase<typeof endpoint> = async (deps, { actor: { customerId } }) => {
  const row = await findCustomer(deps.db, customerId)
  const { cpf, phones, address } = await openPersonal(deps, row)
  return {
    id: customerId,
    avatar: row.avatar_key === null ? null : `/api/v1/files/avatars/${row.avatar_key}`,
    personalData: {
      fullName: `${row.first_name} ${row.last_name}`,
      birthDate: row.birth_date,
      cpf: cpf ?? null,
    },
    contactDetails: {
      email: row.email,
      cellphone: phones.cellphone ?? null,
      ...(phones.phone === undefined ? {} : { phone: phones.phone }),
      contactPreference: z.parse(preference, row.contact_preference),
    },
    several: { nickname: row.nickname, maritalStatus: row.marital_status, gender: row.gender },
    address: address ?? null,
    cards: await cardsOf(deps.db, customerId),
    creditBalance: await creditBalanceOf(deps.db, customerId),
  }
}
