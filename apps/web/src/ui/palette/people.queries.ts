import type { UserData } from '@emma/contracts/auth'
import { getCustomerAll } from '@emma/contracts/customers/admin'
import { listPatients } from '@emma/contracts/patients'
import { suggest } from '@emma/contracts/specialists'
import { listAllSpecialists } from '@emma/contracts/specialists/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { today } from '../../lib/time/days.ts'
import type { Place } from './places.ts'
import { asksForForm, spokenBooking, spokenDocument } from './spoken-booking.ts'

/** The most results of each kind; more letters find the others. */
const FEW = 5
type Find = (search: string, signal: AbortSignal, isOfDocument: boolean) => Promise<readonly Place[]>

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

const MOST_TRIES = 6

/** Parts of `hemograma Maria`, `losartana 50mg para Paula` that may be the name; the likeliest first. */
const namesIn = (said: string): readonly string[] => {
  const words = said.split(/\s+/).filter((word) => !/\d/.test(word))
  const after = words.findLastIndex((word) => /^(para|pra|for|to|da|do)$/i.test(word))
  const parts = [
    ...(after < 0 ? [] : [words.slice(after + 1)]),
    ...words.map((_, at) => words.slice(at)),
    ...words.slice(1).map((_, at) => words.slice(0, -at - 1)),
  ].map((part) => part.join(' '))
  return [...new Set([said, ...parts])].filter((part) => part.length > 1).slice(0, MOST_TRIES)
}

const listNamed = async (names: readonly string[], signal: AbortSignal) => {
  for (const search of names) {
    const query = { search, pageSize: FEW, contacts: 'true' as const }
    const { data } = await call(listPatients, { query, signal })
    if (data.length > 0) return data
  }
  return []
}

const forSpecialists: Find = async (search, signal, isOfDocument) => {
  const data = await listNamed(isOfDocument ? namesIn(search) : [search], signal)
  return data.map(({ id, customer_id, dependent, name }): Place => {
    if (customer_id === null) {
      const booking = `/specialist/novo-agendamento?who=new&contact=${id}`
      return { kind: 'customer', name, path: `/specialist/contato/${id}`, booking }
    }
    const dependente = dependent ? `?dependente=${dependent.id}` : ''
    const whom = `customer=${customer_id}${dependent ? `&dependent=${dependent.id}` : ''}`
    const booking = `/specialist/novo-agendamento?${whom}`
    const path = `/specialist/prontuario/${customer_id}${dependente}`
    return { kind: 'customer', name, path, booking, hasRecords: true }
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
export const peopleQuery = (user: UserData, search: string, isOfDocument: boolean) =>
  queryOptions({
    queryKey: ['palette', user.id, search, isOfDocument],
    queryFn: ({ signal }) => finders[user.role](search, signal, isOfDocument),
    placeholderData: keepPreviousData,
    enabled: search.length > 1,
  })

/** Whether other words than the name may stand in what is searched for: `exame hemograma Maria`. */
export const isOfDocument = (user: UserData, typed: string): boolean =>
  user.role === 'specialist' && spokenDocument(typed) !== null

/** What is searched for among people. */
export const nameSought = (user: UserData, typed: string): string =>
  user.role === 'specialist' ? whomIn(typed) : typed.trim()
