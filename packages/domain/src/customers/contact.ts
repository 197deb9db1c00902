import { ok, type Result, refuse } from '../result.ts'

/** How a customer wants to be reached; `sms` unless another is chosen (spec §3, §9). */
export const contactPreferences = ['sms', 'email', 'whatsapp'] as const
export type ContactPreference = (typeof contactPreferences)[number]
export const DEFAULT_CONTACT_PREFERENCE: ContactPreference = 'sms'

const areaCodes = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 ' +
    '65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
)

const fromAbroad = /^[\s(]*(?:\+|00)/

/** Whether a number is written with the code of another country, as `+351` or `00351`. */
export const isForeignPhone = (typed: string): boolean =>
  fromAbroad.test(typed) && !typed.replace(fromAbroad, '').replace(/\D/g, '').startsWith('55')

/** Area code and number, as far as they are there, without the country's `+55`. */
export const nationalDigits = (typed: string): string => {
  const digits = typed.replace(fromAbroad, '').replace(/\D/g, '')
  const hasCountry = digits.startsWith('55') && (fromAbroad.test(typed) || digits.length > 11)
  return hasCountry ? digits.slice(2) : digits
}

/**
 * A Brazilian phone as area code and number, 10 or 11 digits, with or without `+55` typed (Anatel's numbering plan:
 * mobiles have nine digits and begin with 9, fixed lines eight and begin with 2–5).
 */
export const parsePhone = (typed: string): Result<string, 'phone_invalid'> => {
  const digits = nationalDigits(typed)
  // As digits alone, `+34 911 234 567` would be somebody's mobile in Minas Gerais.
  const isNumber = !isForeignPhone(typed) && /^\d\d(?:9\d{8}|[2-5]\d{7})$/.test(digits)
  return isNumber && areaCodes.has(digits.slice(0, 2)) ? ok(digits) : refuse('phone_invalid')
}

/** A mobile phone, which can take a code by SMS. */
export const parseCellPhone = (typed: string): Result<string, 'phone_invalid'> => {
  const phone = parsePhone(typed)
  return phone.ok && phone.value.length === 10 ? refuse('phone_invalid') : phone
}

/** `(11) 98765-4321` from area code and number; anything else is returned unchanged. */
export const formatPhone = (digits: string): string =>
  digits.replace(/^(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** A phone as SMS gateways take it, E.164 without the plus: `5511987654321`. */
export const internationalPhone = (digits: string): string => `55${digits}`

/** A CEP as its eight digits (spec §5: looked up only when exactly eight are there). */
export const parseCep = (typed: string): Result<string, 'cep_invalid'> => {
  const digits = typed.replace(/\D/g, '')
  return digits.length === 8 ? ok(digits) : refuse('cep_invalid')
}

/** `01310-100` from eight digits; anything else is returned unchanged. */
export const formatCep = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2')
