/** A thing's fields as stored: numbers, texts and lists of them. */
export type Fields = Readonly<Record<string, unknown>>

/** Names of fields that identify or locate a person (LGPD art. 5, I). Only letters are compared. */
const personal =
  /cpf|mail|phone|birth|document_?number|special_?document|^address|first_?name|last_?name|full_?name|nickname|gender|marital/i

const LONGEST = 500

/** Enough of an e-mail to tell two apart. */
const hide = (value: unknown): string => {
  const text = String(value)
  const [, domain] = text.split('@')
  return domain === undefined ? '•••' : `${text.slice(0, 1)}•••@${domain}`
}

const shorten = (value: unknown): unknown =>
  typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** The same fields with personal values masked and long texts cut; groups keep their own names. */
export const hidePersonal = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value === null || value === undefined) return [name, null]
      if (personal.test(name)) return [name, isGroup(value) ? '•••' : hide(value)]
      return [name, isGroup(value) ? hidePersonal(value) : shorten(value)]
    }),
  )
