import { registrationAccess, registrationContact, registrationWho } from '@emma/contracts/customers/forms'
import {
  type ContactPreference,
  DEFAULT_CONTACT_PREFERENCE,
  type Gender,
  type MaritalStatus,
} from '@emma/domain/customers'
import * as z from 'zod/mini'
import { fieldFault } from '../../../lib/forms/field-fault.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'

/** The registration form (spec §3), as typed. */
export interface RegistrationValues {
  readonly firstName: string
  readonly lastName: string
  readonly cpf: string
  readonly birthDate: string
  readonly gender: Gender | ''
  readonly maritalStatus: MaritalStatus | ''
  readonly email: string
  readonly cellPhone: string
  readonly contactPreference: ContactPreference
  readonly password: string
  readonly passwordConfirmation: string
  readonly acceptTerms: boolean
  readonly acceptPrivacy: boolean
}

export const emptyRegistration: RegistrationValues = {
  firstName: '',
  lastName: '',
  cpf: '',
  birthDate: '',
  gender: '',
  maritalStatus: '',
  email: '',
  cellPhone: '',
  contactPreference: DEFAULT_CONTACT_PREFERENCE,
  password: '',
  passwordConfirmation: '',
  acceptTerms: false,
  acceptPrivacy: false,
}

/** Stored while the tab is open, so that back and a reload lose nothing; never the password. */
export const registrationDraft = formDraft<RegistrationValues>('registration', [
  'password',
  'passwordConfirmation',
])

/** The destination of the last code, for the screen that asks for it. */
export interface SentCode {
  readonly channel: string
  readonly target: string
}
export const nothingSent: SentCode = { channel: '', target: '' }
export const sentDraft = formDraft<SentCode>('registrationSent', [])

/** The fields of each step, in order. */
export const steps = [
  ['firstName', 'lastName', 'cpf', 'birthDate', 'gender', 'maritalStatus'],
  ['email', 'cellPhone', 'contactPreference'],
  ['password', 'passwordConfirmation', 'acceptTerms', 'acceptPrivacy'],
] as const satisfies readonly (readonly (keyof RegistrationValues)[])[]

const shapes = [registrationWho, registrationContact, registrationAccess].map((shape) => z.object(shape))

export type Faults = Readonly<Record<string, string>>

const mismatch = ({ password, passwordConfirmation }: RegistrationValues): Faults =>
  password === passwordConfirmation
    ? {}
    : { passwordConfirmation: fieldFault({ code: 'custom', message: 'passwords_differ' }) }

/** The faults of one step, by the server's schema and messages. */
export const faultsOf = (values: RegistrationValues, step: number): Faults => {
  const parsed = shapes[step]?.safeParse(values, { reportInput: true })
  const issues = parsed?.error?.issues ?? []
  const faults = Object.fromEntries(issues.map((issue) => [issue.path.join('.'), fieldFault(emptied(issue))]))
  return step === steps.length - 1 ? { ...mismatch(values), ...faults } : faults
}

/** An empty field is missing, not wrong. */
const emptied = (issue: z.core.$ZodIssue) =>
  issue.input === '' ? { code: 'invalid_type', input: undefined } : { ...issue, code: issue.code }

/** The first step with an error; undefined if none. */
export const firstFaulty = (faults: Faults): number | undefined => {
  const at = steps.findIndex((fields) => fields.some((field) => field in faults))
  return at < 0 ? undefined : at
}

/** `p•••@exemplo.com`, `(11) •••••-4321`: enough to recognize one's own. */
export const maskedTarget = ({ contactPreference, email, cellPhone }: RegistrationValues): string => {
  if (contactPreference !== 'email') return `${cellPhone.slice(0, 4)} •••••-${cellPhone.slice(-4)}`
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}
