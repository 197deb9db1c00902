import type { UserData } from '@emma/contracts/auth'
import { getCustomerAll } from '@emma/contracts/customers/admin'
import { listPatients } from '@emma/contracts/patients'
import { suggest } from '@emma/contracts/specialists'
import { listAllSpecialists } from '@emma/contracts/specialists/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { today } from '../../lib/time/days.ts'
import type { Place } from './places.ts'
import { asksForForm, spokenBooking } from './spoken-booking.ts'

/** The most results of each kind; more letters find the others. */
const FEW = 5
type Find = (search: string, signal: AbortSignal) => Promise<readonly Place[]>

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

/** `nova receita para Paula`, `marcar Paula terça 10h`: only the name is searched for; nothing, if none is said. */
const whomIn = (typed: string): string => {
  const { name, isBooking } = spokenBooking(typed, today())
  return isBooking || asksForForm(typed) ? name : typed.trim()
}

const forSpecialists: Find = async (search, signal) => {
  const query = { search, pageSize: FEW, contacts: 'true' as const }
  const { data } = await call(listPatients, { query, signal })
  return data.map(({ id, customer_id, dependent, name }): Place => {
    if (customer_id === null) {
      const booking = `/specialist/novo-agendamento?who=new&contact=${id}`
      return { kind: 'customer', name, path: `/specialist/contato/${id}`, booking }
    }
    const dependente = dependent ? `?dependente=${dependent.id}` : ''
    const whom = `customer=${customer_id}${dependent ? `&dependent=${dependent.id}` : ''}`
    const booking = `/specialist/novo-agendamento?${whom}`
    return { kind: 'customer', name, path: `/specialist/prontuario/${customer_id}${dependente}`, booking }
  })
}

const forCustomers: Find = async (search, signal) => {
  const { data } = await call(suggest, { query: { search }, signal })
  return data.flatMap((one): readonly Place[] =>
    one.kind === 'specialist'
      ? [{ kind: 'specialist', name: one.name, path: `/customer/detail/${one.id}` }]
      : [],
  )
}

/** Assistants have no palette. */
const forNobody: Find = async () => []

const finders = {
  admin: forAdmins,
  specialist: forSpecialists,
  customer: forCustomers,
  assistant: forNobody,
} as const

/** The people that this user may open, by a part of their name. */
export const peopleQuery = (user: UserData, search: string) =>
  queryOptions({
    queryKey: ['palette', user.id, search],
    queryFn: ({ signal }) => finders[user.role](search, signal),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })

/** What is searched for among people. */
export const nameSought = (user: UserData, typed: string): string =>
  user.role === 'specialist' ? whomIn(typed) : typed.trim()
