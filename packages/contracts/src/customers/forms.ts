import { contactPreferences, DEFAULT_CONTACT_PREFERENCE } from '@emma/domain/customers'
import * as z from 'zod/mini'
import {
  accepted,
  addressInput,
  cellPhone,
  cpf,
  email,
  firstName,
  fullName,
  genderChoice,
  lastName,
  maritalStatusChoice,
  newPassword,
  optionalText,
  patientBirthDate,
  phone,
  samePasswords,
} from '../kit/index.ts'
import { timezone } from '../kit/zone.ts'

// Separate from the endpoints: a screen that only reads a profile does not load the form's rules.

const contactPreference = z.enum(contactPreferences)

/** The person who registers (spec §3). */
export const registrationWho = {
  firstName,
  lastName,
  cpf,
  birthDate: patientBirthDate,
  gender: z.optional(genderChoice),
  maritalStatus: z.optional(maritalStatusChoice),
}
/** Contact data. */
export const registrationContact = {
  email,
  cellPhone,
  contactPreference: z._default(contactPreference, DEFAULT_CONTACT_PREFERENCE),
  /** The device's zone, in which the person reads times from now on. */
  timezone: z.optional(timezone),
}
/** The password, and the consents given. */
export const registrationAccess = {
  password: newPassword,
  passwordConfirmation: z.string().check(z.maxLength(200)),
  acceptTerms: accepted,
  acceptPrivacy: accepted,
}
/** The registration form of a patient (spec §3). */
export const registrationForm = z
  .strictObject({ ...registrationWho, ...registrationContact, ...registrationAccess })
  .check(samePasswords)
export type RegistrationForm = z.output<typeof registrationForm>

/** Optional fields arrive as text, as null or not at all. */
const emptiable = (max: number) => z.optional(z.nullable(optionalText(max)))

/** Data given at sign-up for a booking, after the e-mail is confirmed; the rest of a profile can wait. */
export const signUpForm = z.strictObject({
  fullName,
  cpf,
  birthDate: patientBirthDate,
  cellPhone,
  acceptTerms: accepted,
  acceptPrivacy: accepted,
})

/** The address that receives the sign-up code. */
export const signUpEmail = z.strictObject({ email })

/** The groups of a profile that its owner may write; absent ones stay (spec §3). */
export const customerChanges = {
  personalData: z.strictObject({
    fullName: z.optional(fullName),
    birthDate: z.optional(z.nullable(patientBirthDate)),
    cpf: z.optional(z.nullable(cpf)),
    special_document_type: emptiable(40),
    special_document_number: emptiable(40),
  }),
  contactDetails: z.strictObject({
    email: z.optional(email),
    cellphone: z.optional(z.nullable(cellPhone)),
    phone: z.optional(z.nullable(z.union([z.literal(''), phone]))),
    contactPreference: z.optional(contactPreference),
  }),
  several: z.strictObject({
    nickname: emptiable(60),
    maritalStatus: z.optional(z.nullable(maritalStatusChoice)),
    gender: z.optional(z.nullable(genderChoice)),
    timezone: z.optional(timezone),
  }),
  address: addressInput,
}

/** The six digits of a message; spaces between them are ignored. */
export const oneTimeCode = z.string().check(
  z.maxLength(20),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^\d{6}$/),
)
