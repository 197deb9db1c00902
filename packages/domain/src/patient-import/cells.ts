import { dateOf, dayOf } from '../availability/index.ts'
import { isForeignPhone, parseCpf, parsePhone } from '../customers/index.ts'
import { folded } from '../text.ts'

/** A two-digit year is the latest matching year that is not in the future. */
const yearOf = (digits: string, today: string): string => {
  if (digits.length === 4) return digits
  const century = Number(today.slice(0, 2))
  return `${digits > today.slice(2, 4) ? century - 1 : century}${digits}`
}

const LAST_DAY = '9999-12-31'

/** Spreadsheets store a date as the days since 1899-12-30. With five digits it is after 1927. */
const SERIAL_OF_1970 = 25_569
const dateOfSerial = (days: number): string => dateOf(days - SERIAL_OF_1970)

/**
 * A date in the forms that files use: `03/02/1985`, `3.2.85`, `1985-02-03`, also followed by an hour, or a spreadsheet's
 * number, `31081`. Undefined if it is no valid date.
 */
export const birthDateOf = (cell: string, today = LAST_DAY): string | undefined => {
  const text = cell.trim().replace(/[ T]\d\d:\d\d.*$/, '')
  if (/^\d{5}([.,]\d+)?$/.test(text)) return dateOfSerial(Number(text.slice(0, 5)))
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [local && yearOf(local[3] ?? '', today), local?.[2], local?.[1]]
  if (!year || !month || !day) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return dayOf(date) === null ? undefined : date
}

/** A CPF's digits. Spreadsheets treat it as a number and drop its leading zeros. */
export const cpfOf = (cell: string): string | undefined => {
  const digits = cell.replace(/[\s.-]/g, '')
  const cpf = parseCpf(/^\d{8,10}$/.test(digits) ? digits.padStart(11, '0') : digits)
  return cpf.ok ? cpf.value : undefined
}

/** What lists write where they have nothing: `-`, `N/I`, `não tem`, `000.000.000-00`. */
const nothing =
  /^([-–—_./?*\s]+|x{2,}|n\/?[acdi]|nao (tem|possui|informad[oa]|informou|consta|declarad[oa]|sei)|sem( [a-z-]+)?|nenhum[a]?|nulo|null|none|vazi[oa]|ignorad[oa])$/

/** Whether a cell is empty, in the words or zeros of somebody who had to write something. */
export const saysNothing = (cell: string): boolean => {
  const text = folded(cell).trim()
  return text === '' || nothing.test(text) || /^0[0\s./-]*$/.test(text)
}

/** Adds the ninth digit, which mobiles have had since 2016 (Anatel, Resolução 553/2010), if an old list lacks it. */
const withNinth = (typed: string): string => {
  if (isForeignPhone(typed)) return typed
  const digits = typed
    .replace(/\D/g, '')
    .replace(/^55(?=\d{10,11}$)/, '')
    // The 0 of long distance, also with the code of a carrier: 0 15 11.
    .replace(/^0(?:\d\d(?=\d{10,11}$)|(?=\d{10,11}$))/, '')
  return digits.replace(/^(\d\d)([6-9]\d{7})$/, '$19$2')
}

const MOBILE_DIGITS = 11

/**
 * The first cell phone of cells that may contain several numbers, else their first phone, as area code and number; `short`
 * lacks digits, or the area code.
 */
export const phoneOf = (cell: string): { readonly phone: string } | 'phone_short' | 'phone_invalid' => {
  const all = cell
    .split(/[/;,|\n]|\s(?:e|ou|or)\s/)
    .filter((each) => !saysNothing(each))
    .map(withNinth)
  const phones = all.flatMap((typed) => {
    const phone = parsePhone(typed)
    return phone.ok ? [phone.value] : []
  })
  const phone = phones.find(({ length }) => length === MOBILE_DIGITS) ?? phones[0]
  if (phone !== undefined) return { phone }
  return (all[0] ?? '').length < 10 ? 'phone_short' : 'phone_invalid'
}
