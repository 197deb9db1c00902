import { ageOn, capitalizeWords, type Gender, genderOf, genders, isPersonName } from '../customers/index.ts'
import { folded, readable } from '../text.ts'
import { birthDateOf, cpfOf, phoneOf, saysNothing } from './cells.ts'
import type { ColumnField, Columns } from './columns.ts'

/** Reasons to refuse a row. */
export const rowFaults = [
  'name_missing',
  'name_invalid',
  'name_long',
  'phone_short',
  'phone_invalid',
  'email_invalid',
  'cpf_invalid',
  'birth_date_invalid',
  'birth_date_future',
  'birth_date_old',
  'sex_unknown',
  'tags_many',
  'tag_long',
  'note_long',
  'repeated',
] as const
export type RowFaultCode = (typeof rowFaults)[number]

/** A patient as read from a row of a file. */
export interface ImportedPerson {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly cpf: string | null
  readonly birth_date: string | null
  readonly sex: Gender | null
  readonly tags: readonly string[]
  readonly note: string
}

export type ReadRow = { readonly person: ImportedPerson } | { readonly faults: readonly RowFaultCode[] }

export const importLimits = { name: 120, email: 254, tags: 10, tag: 40, note: 5000, rows: 5000 } as const

const OLDEST = 125

type Values = Partial<Readonly<Record<ColumnField, string>>>
type Fault = (code: RowFaultCode) => void

const isFact = (field: ColumnField): boolean =>
  field === 'phone' || field === 'email' || field === 'cpf' || field === 'birth_date' || field === 'sex'

const valuesOf = (cells: readonly string[], columns: Columns): Values => {
  const values: Partial<Record<ColumnField, string>> = {}
  columns.forEach((field, at) => {
    if (field === null) return
    const cell = readable(cells[at] ?? '').trim()
    if (isFact(field) && saysNothing(cell)) return
    // Of several phones the best one is taken.
    values[field] = field === 'phone' && values.phone ? `${values.phone}\n${cell}` : cell
  })
  return values
}

/** `SILVA, JOSÉ DA` as it is said. */
const inOrder = (name: string): string => name.replace(/^\s*([^\s,]+)\s*,\s*([^,]+)$/, '$2 $1')

const nameIn = ({ name = '', last_name = '' }: Values, fault: Fault): string => {
  const whole = capitalizeWords(`${inOrder(name)} ${last_name}`)
  if (whole === '') fault('name_missing')
  else if (whole.length > importLimits.name) fault('name_long')
  else if (!isPersonName(whole)) fault('name_invalid')
  return whole
}

const phoneIn = ({ phone = '' }: Values, fault: Fault): string | null => {
  if (phone === '') return null
  const read = phoneOf(phone)
  if (typeof read !== 'string') return read.phone
  fault(read)
  return null
}

const emailIn = ({ email = '' }: Values, fault: Fault): string | null => {
  if (email === '') return null
  const isAddress =
    email.length <= importLimits.email &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}$/i.test(email)
  if (!isAddress) fault('email_invalid')
  return email.toLowerCase()
}

const cpfIn = ({ cpf = '' }: Values, fault: Fault): string | null => {
  if (cpf === '') return null
  const read = cpfOf(cpf)
  if (read === undefined) fault('cpf_invalid')
  return read ?? null
}

const birthDateIn = ({ birth_date: typed = '' }: Values, today: string, fault: Fault): string | null => {
  if (typed === '') return null
  const date = birthDateOf(typed, today)
  if (date === undefined) fault('birth_date_invalid')
  else if (date > today) fault('birth_date_future')
  else if (ageOn(date, today) > OLDEST) fault('birth_date_old')
  return date ?? null
}

const sexIn = ({ sex = '' }: Values, fault: Fault): Gender | null => {
  if (sex === '') return null
  const known = genders.find((one) => one === genderOf(sex.toLowerCase().replace(/\.$/, '')))
  if (known === undefined) fault('sex_unknown')
  return known ?? null
}

const tagsIn = ({ tags = '' }: Values, fault: Fault): readonly string[] => {
  const byName = new Map<string, string>()
  for (const typed of tags.split(/[,;|\n]/)) {
    const tag = typed.trim()
    if (tag !== '' && !byName.has(folded(tag))) byName.set(folded(tag), tag)
  }
  if (byName.size > importLimits.tags) fault('tags_many')
  if ([...byName.values()].some(({ length }) => length > importLimits.tag)) fault('tag_long')
  return [...byName.values()]
}

/**
 * The patient in a row, or all its faults.
 * @param today `YYYY-MM-DD` in the specialist's zone
 */
export const readRow = (cells: readonly string[], columns: Columns, today: string): ReadRow => {
  const faults: RowFaultCode[] = []
  const fault: Fault = (code) => void faults.push(code)
  const values = valuesOf(cells, columns)
  const { note = '' } = values
  const person = {
    name: nameIn(values, fault),
    phone: phoneIn(values, fault),
    email: emailIn(values, fault),
    cpf: cpfIn(values, fault),
    birth_date: birthDateIn(values, today, fault),
    sex: sexIn(values, fault),
    tags: tagsIn(values, fault),
    note,
  }
  if (note.length > importLimits.note) fault('note_long')
  return faults.length > 0 ? { faults } : { person }
}
