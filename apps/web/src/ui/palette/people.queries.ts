import type { UserData } from '@emma/contracts/auth'
import { listSpecialistSchedules } from '@emma/contracts/booking'
import { getCustomerAll } from '@emma/contracts/customers/admin'
import { suggest } from '@emma/contracts/specialists'
import { listAllSpecialists } from '@emma/contracts/specialists/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import type { Place } from './places.ts'

/** So many of each kind: who is not among them is found by more letters. */
const FEW = 5
/** Appointments that are looked through for patients: one person has several. */
const MANY = 50
/** States of care (domain, section 5): of these a specialist may open the patient. */
const cared = 'confirmed,in_progress,finished,no_show'

type Find = (search: string, signal: AbortSignal, user: UserData) => Promise<readonly Place[]>

const forAdmins: Find = async (search, signal) => {
  const query = { search, pageSize: FEW }
  const [customers, specialists] = await Promise.all([
    call(getCustomerAll, { query, signal }),
    call(listAllSpecialists, { query, signal }),
  ])
  return [
    ...customers.data.map(
      ({ id, name }): Place => ({ kind: 'customer', name, path: `/admin/customers/edit/${id}` }),
    ),
    ...specialists.data.map(
      ({ id, name }): Place => ({ kind: 'specialist', name, path: `/admin/specialists/edit/${id}` }),
    ),
  ]
}

const forSpecialists: Find = async (search, signal, { specialistId = '' }) => {
  const query = {
    search,
    status: cared,
    sort: '-starts_at' as const,
    page: 1,
    pageSize: MANY,
  }
  const { data } = await call(listSpecialistSchedules, { params: { id: specialistId }, query, signal })
  const people = data.flatMap((one) => ('customer' in one ? [one.customer] : []))
  const each = new Map(people.map(({ id, name }) => [id, name]))
  return [...each]
    .slice(0, FEW)
    .map(([id, name]): Place => ({ kind: 'customer', name, path: `/specialist/prontuario/${id}` }))
}

const forCustomers: Find = async (search, signal) => {
  const { data } = await call(suggest, { query: { search }, signal })
  return data.flatMap((one): readonly Place[] =>
    one.kind === 'specialist'
      ? [{ kind: 'specialist', name: one.name, path: `/customer/detail/${one.id}` }]
      : [],
  )
}

const finders = { admin: forAdmins, specialist: forSpecialists, customer: forCustomers } as const

/** The people that this person may open, by a part of their name. */
export const peopleQuery = (user: UserData, search: string) =>
  queryOptions({
    queryKey: ['palette', user.id, search],
    queryFn: ({ signal }) => finders[user.role](search, signal, user),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })
