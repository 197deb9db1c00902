import { checkPassword, PASSWORD_MAX_LENGTH } from '@emma/domain/auth'
import {
  capitalizeWords,
  checkBirthDate,
  isMinor,
  isPersonName,
  parseCellPhone,
  parseCep,
  parseCpf,
  parsePhone,
} from '@emma/domain/customers'
import { isUf } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { date, optionalText, text, title } from './schema.ts'

/** Our own rule: its code's sentence is in `@emma/phrases/field-message`. */
const rule = (holds: (value: string) => boolean, code: string) =>
  z.refine<string>((value) => holds(value), { error: code })
const digits = z.overwrite((value: string) => value.replace(/\D/g, ''))
/** Digits with an area code, without the country's. */
const national = z.overwrite((value: string) => {
  const phone = parsePhone(value)
  return phone.ok ? phone.value : value
})

/** Part of a person's name. */
const name = (max: number) => text(max).check(rule(isPersonName, 'name_invalid'))
/** First name, normalized. */
export const firstName = name(60).check(z.overwrite((typed) => capitalizeWords(typed)))
/** The part after the first name: its particle stays lower case. */
export const lastName = name(60).check(z.overwrite((typed) => capitalizeWords(typed, 'last')))
/** First and last name in one field, normalized. */
export const fullName = name(120).check(
  rule((typed) => /\S\s+\S/.test(typed), 'full_name_incomplete'),
  z.overwrite((typed) => capitalizeWords(typed)),
)
/** A name in a single field, where one word is enough. */
export const anyName = name(120).check(z.overwrite((typed) => capitalizeWords(typed)))
/** A CPF with or without dots; parsed to its eleven digits. */
export const cpf = z.string().check(
  z.maxLength(20),
  rule((typed) => parseCpf(typed).ok, 'cpf_invalid'),
  digits,
)
/** A mobile phone; parsed to area code and number. */
export const cellPhone = z.string().check(
  z.maxLength(30),
  rule((typed) => parseCellPhone(typed).ok, 'cellphone_invalid'),
  national,
)
/** Any Brazilian phone; parsed to area code and number. */
export const phone = z.string().check(
  z.maxLength(30),
  rule((typed) => parsePhone(typed).ok, 'phone_invalid'),
  national,
)
export const email = z.email().check(z.maxLength(254))

/** The day is the caller's: the server checks again by its clock. */
const today = (): string => new Date().toISOString().slice(0, 10)
/** A possible birth date of a living person. */
export const birthDate = date.check(rule((day) => checkBirthDate(day, today()).ok, 'birth_date_invalid'))
/** The birth date of an adult (18 or older). */
export const adultBirthDate = birthDate.check(
  rule((day) => !checkBirthDate(day, today()).ok || !isMinor(day, today()), 'adult_required'),
)

/** The same for a patient: a minor is attended through a guardian's account. */
export const patientBirthDate = birthDate.check(rule((day) => !isMinor(day, today()), 'guardian_required'))

/** A password with a valid length; the server also checks its strength. */
export const newPassword = z.string().check(
  z.maxLength(PASSWORD_MAX_LENGTH),
  z.refine<string>((password) => checkPassword(password, '').ok, { error: 'password_weak' }),
)
/**
 * Condition for a rule about several fields: it runs whenever there are fields, so its faults appear with those of
 * single ones.
 */
const whereFields = ({ value }: { readonly value: unknown }): boolean =>
  typeof value === 'object' && value !== null
/** For an object with `password` and `passwordConfirmation`. Reported together with other faults. */
export const samePasswords = z.refine<{
  readonly password?: unknown
  readonly passwordConfirmation?: unknown
}>((body) => body.password === body.passwordConfirmation, {
  path: ['passwordConfirmation'],
  error: 'passwords_differ',
  when: whereFields,
})
/** A box that must be ticked. */
export const accepted = z.literal(true, { error: 'must_accept' })

const neededOfAddress = ['zipCode', 'address', 'number', 'district', 'city', 'state'] as const
/** Reported with the fields themselves, together with other errors. */
const completeAddress = z.refine<object>(
  (address) =>
    neededOfAddress.every((name) => {
      const value: unknown = Reflect.get(address, name)
      return typeof value === 'string' && value.trim() !== ''
    }),
  { error: 'address_incomplete', when: whereFields },
)

/** An address to save: all but the complement are required (spec §5). */
export const addressInput = z
  .strictObject({
    zipCode: z.string().check(
      z.maxLength(20),
      rule((typed) => parseCep(typed).ok, 'cep_invalid'),
      digits,
    ),
    address: title(120),
    number: title(20),
    complement: z.optional(optionalText(80)),
    district: title(80),
    city: title(80),
    state: z.string().check(
      z.toUpperCase(),
      rule((uf) => isUf(uf), 'uf_unknown'),
    ),
  })
  .check(completeAddress)
