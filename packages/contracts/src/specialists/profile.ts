import { contactPreferences } from '@emma/domain/customers'
import { checkCouncil, councilTypes, obstacles, requirements } from '@emma/domain/specialists'
import * as z from 'zod/mini'
import { bankAccount } from '../earnings/bank-accounts.ts'
import {
  accepted,
  addressInput,
  adultBirthDate,
  cellPhone,
  cpf,
  date,
  email,
  endpoint,
  firstName,
  fullName,
  gender,
  genderChoice,
  idParams,
  instant,
  lastName,
  maritalStatus,
  maritalStatusChoice,
  newPassword,
  optionalText,
  phone,
  samePasswords,
  uuid,
} from '../kit/index.ts'
import { timezone } from '../kit/zone.ts'
import { address } from '../lookups/index.ts'
import { offer } from '../specialties/index.ts'
import { settings, settingsInput } from './setting-fields.ts'

const MEGABYTE = 1024 * 1024

/** 0 incomplete, 1 active, 2 under review, 3 refused, 4 suspended. */
export const statusNumber = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export type StatusNumber = z.output<typeof statusNumber>

/** Requirements still missing before the review; stable keys, in the order of the checklist. */
export const requirement = z.enum(requirements)

/** Reasons that patients cannot book: no visible specialty, no open slot. */
const obstacle = z.enum(obstacles)

/** An invalid council or state is reported at its own field. */
const hasItsForm = (council: {
  readonly type: string
  readonly uf: string
  readonly number: string
}): boolean => {
  const checked = checkCouncil(council)
  return checked.ok || checked.code !== 'council_number_invalid'
}

/** A registration with a professional council; its number's form depends on the council. */
export const councilInput = z
  .strictObject({
    type: z.string().check(
      z.maxLength(20),
      z.refine<string>(
        (type) => councilTypes.some((each) => each.toLowerCase() === type.trim().toLowerCase()),
        {
          error: 'council_unknown',
        },
      ),
    ),
    uf: addressInput.shape.state,
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
  })
  .check(z.refine(hasItsForm, { path: ['number'], error: 'council_number_invalid' }))

/** The forms' own schemas: the browser loads no schema of an endpoint. */
export const personalDataInput = z.strictObject({
  fullName,
  birthDate: adultBirthDate,
  /** Accepted only while none is stored; the stored one may be sent again. */
  cpf: z.optional(z.nullable(cpf)),
  special_document_type: z.optional(z.nullable(optionalText(40))),
  special_document_number: z.optional(z.nullable(optionalText(40))),
})
export const contactDetailsInput = z.strictObject({
  email,
  cellphone: cellPhone,
  phone: z.optional(z.nullable(z.union([z.literal(''), phone]))),
  contactPreference: z.optional(z.enum(contactPreferences)),
})
export const severalInput = z.strictObject({
  nickname: z.optional(z.nullable(optionalText(60))),
  maritalStatus: z.optional(z.nullable(maritalStatusChoice)),
  gender: z.optional(z.nullable(genderChoice)),
})

export const registrationInput = z
  .strictObject({
    firstName,
    lastName,
    cellPhone,
    cpf,
    birthDate: adultBirthDate,
    email,
    council: councilInput,
    /** The device's zone: used for the hours, if it is one of Brazil. */
    timezone: z.optional(timezone),
    password: newPassword,
    passwordConfirmation: z.string().check(z.maxLength(200)),
    acceptTerms: accepted,
    acceptPrivacy: accepted,
  })
  .check(samePasswords)

/** The newest proof of the council registration. */
const proof = z.object({ id: uuid, type: z.string(), size: z.int(), url: z.string(), created_at: instant })

/** A specialist's own profile (spec §3, §7). `uuid` is the same value as `id`. */
export const specialistProfile = z.object({
  id: uuid,
  uuid,
  avatar: z.nullable(z.string()),
  status: statusNumber,
  /** Why it was refused or suspended. */
  reason: z.optional(z.string()),
  missing: z.array(requirement),
  /** Reasons that patients cannot book, in the order to fix them. */
  obstacles: z.array(obstacle),
  personalData: z.object({
    fullName: z.string(),
    birthDate: z.nullable(date),
    cpf: z.nullable(z.string()),
    special_document_type: z.optional(z.string()),
    special_document_number: z.optional(z.string()),
  }),
  contactDetails: z.object({
    email: z.string(),
    cellphone: z.nullable(z.string()),
    phone: z.optional(z.string()),
    contactPreference: z.enum(contactPreferences),
  }),
  /** A new e-mail or cell phone that is not confirmed yet. */
  pendingContact: z.object({ email: z.optional(z.string()), cellphone: z.optional(z.string()) }),
  emailConfirmed: z.boolean(),
  settings,
  several: z.object({
    nickname: z.nullable(z.string()),
    maritalStatus: z.nullable(maritalStatus),
    gender: z.nullable(gender),
  }),
  council: z.nullable(z.object({ type: z.string(), uf: z.string(), number: z.string() })),
  address: z.nullable(address),
  bankAccount: z.nullable(bankAccount),
  specialties: z.array(offer),
  document: z.nullable(proof),
  use_online: z.boolean(),
  on_duty: z.boolean(),
  created_at: instant,
})
export type SpecialistProfile = z.output<typeof specialistProfile>

export const createSpecialist = endpoint({
  method: 'POST',
  path: 'specialists/createSpecialists',
  summary:
    'Registers a specialist, status 0, and sends a code to the e-mail; `council` is `{ type, uf, number }` as JSON text. An e-mail or CPF that has an account is answered the same, and its owner is told by e-mail; an admin is answered 409',
  resource: 'auth',
  action: 'read',
  multipart: { files: ['avatar', 'document'], maxBytes: 10 * MEGABYTE },
  body: registrationInput,
  response: z.object({ id: uuid, uuid }),
  status: 201,
  errors: ['email_taken', 'cpf_taken', 'work_required'],
})

export const getSpecialistProfile = endpoint({
  method: 'GET',
  path: 'specialists/getSpecialistsByUuid/:uuid',
  summary: 'The whole profile: the own one, or any for an admin',
  resource: 'specialist',
  action: 'read',
  params: z.strictObject({ uuid }),
  response: specialistProfile,
  status: 200,
  errors: [],
})

export const updateSpecialist = endpoint({
  method: 'PUT',
  path: 'specialists/updateSpecialists',
  summary:
    'Changes the parts that are sent, each a group as JSON text. A new e-mail or cell phone waits for its code; the council is fixed once approved (an admin changes it); an admin names the specialist by `id`; `avatar` null removes the picture',
  resource: 'specialist',
  action: 'update',
  proof: true,
  multipart: { files: ['avatar', 'document'], maxBytes: 10 * MEGABYTE },
  body: z.strictObject({
    id: z.optional(uuid),
    personalData: z.optional(z.partial(personalDataInput)),
    contactDetails: z.optional(z.partial(contactDetailsInput)),
    several: z.optional(severalInput),
    address: z.optional(addressInput),
    council: z.optional(councilInput),
    settings: z.optional(settingsInput),
    avatar: z.optional(z.null()),
  }),
  response: specialistProfile,
  status: 200,
  errors: ['council_locked', 'sms_unavailable'],
})

export const getSpecialistStatus = endpoint({
  method: 'GET',
  path: 'specialists/status/:id',
  summary:
    'Status, and what is missing for the review: any of personalData, contactDetails, address, council, specialty, bankAccount; `reason` when refused or suspended',
  resource: 'specialist',
  action: 'read',
  params: idParams,
  response: z.object({
    status: statusNumber,
    missing: z.array(requirement),
    obstacles: z.array(obstacle),
    reason: z.optional(z.string()),
    emailConfirmed: z.boolean(),
    hasDocument: z.boolean(),
    on_duty: z.boolean(),
    use_online: z.boolean(),
  }),
  status: 200,
  errors: [],
})
