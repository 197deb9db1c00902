import { type SiteSearch, searchModes, searchOrders } from '@emma/contracts/site/search'
import { type Asked, fieldOf } from '../site-page.ts'

const LONGEST = 100
const LAST_PAGE = 50

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text)

/** A whole number that was typed, between two; nothing where it is none. */
export const wholeIn = (text: string, from: number, to: number): number | null => {
  const number = Number(text)
  return text !== '' && Number.isInteger(number) && number >= from && number <= to ? number : null
}

const dateIn = (text: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** Names of the fields in the address, as people read it. */
const names = {
  q: 'q',
  specialty: 'especialidade',
  city: 'cidade',
  mode: 'modo',
  duty: 'plantao',
  price: 'preco',
  day: 'dia',
  order: 'ordem',
  page: 'pagina',
} as const

/** What a form or a link asks for; each field is read by itself, and one that says nothing is left out. */
export const readSearch = (asked: Asked): SiteSearch => {
  const field = (name: keyof typeof names): string => fieldOf(asked, names[name]).slice(0, LONGEST)
  return {
    q: field('q').replaceAll('\0', ''),
    specialty: field('specialty'),
    city: field('city').replaceAll('\0', ''),
    mode: oneOf(searchModes, field('mode')) ?? '',
    duty: oneOf(['sim'], field('duty')) ?? '',
    price: wholeIn(field('price'), 1, 100_000),
    day: dateIn(field('day')),
    order: oneOf(searchOrders, field('order')) ?? 'next_slot',
    page: wholeIn(field('page'), 1, LAST_PAGE) ?? 1,
  }
}

/** The address of a search: equal searches have one. */
export const searchPath = (search: SiteSearch): string => {
  const usual: Readonly<Record<string, string>> = { order: 'next_slot', page: '1' }
  const fields = Object.entries(names).flatMap(([key, name]) => {
    const value = String(Reflect.get(search, key) ?? '')
    return value === '' || value === usual[key] ? [] : [[name, value]]
  })
  const text = new URLSearchParams(Object.fromEntries(fields)).toString()
  return text === '' ? '/buscar' : `/buscar?${text}`
}
