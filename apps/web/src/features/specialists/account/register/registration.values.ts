import { registrationInput } from '@emma/contracts/specialists/profile'
import { formDraft } from '../../../../lib/forms/form-draft.ts'
import { schemaErrors } from '../../../../lib/forms/schema-errors.ts'
import { digitsOf } from '../../../../lib/i18n/format.ts'
import type { Registration } from '../account.queries.ts'

/** The registration as typed; the three parts of the council are separate. */
export interface RegistrationValues {
  readonly firstName: string
  readonly lastName: string
  readonly cpf: string
  readonly birthDate: string
  readonly type: string
  readonly uf: string
  readonly number: string
  readonly email: string
  readonly cellPhone: string
  readonly password: string
  readonly passwordConfirmation: string
  readonly acceptTerms: boolean
  readonly acceptPrivacy: boolean
}
type Field = keyof RegistrationValues

const empty: RegistrationValues = {
  firstName: '',
  lastName: '',
  cpf: '',
  birthDate: '',
  type: '',
  uf: '',
  number: '',
  email: '',
  cellPhone: '',
  password: '',
  passwordConfirmation: '',
  acceptTerms: false,
  acceptPrivacy: false,
}

/** Survives a reload: never the password or the CPF. */
export const draft = formDraft<RegistrationValues>('specialist-create', [
  'password',
  'passwordConfirmation',
  'cpf',
])
export const initialValues = (): RegistrationValues => draft.read(empty)

/** The fields of each step, in order; the fourth has only files. */
export const stepFields = [
  ['firstName', 'lastName', 'cpf', 'birthDate'],
  ['type', 'uf', 'number'],
  ['email', 'cellPhone'],
  [],
  ['password', 'passwordConfirmation', 'acceptTerms', 'acceptPrivacy'],
] as const satisfies readonly (readonly Field[])[]

const bodyOf = ({ type, uf, number, cpf, ...rest }: RegistrationValues) => ({
  ...rest,
  cpf: digitsOf(cpf),
  council: { type, uf, number },
})

/** The body of a valid form: both boxes are checked then. */
export const registrationOf = (values: RegistrationValues): Registration => ({
  ...bodyOf(values),
  acceptTerms: true,
  acceptPrivacy: true,
})

/** The form's name of the server's path. */
export const fieldOf = (path: string): string =>
  path.startsWith('council.') ? path.slice('council.'.length) : path

/** All errors, by field. */
export const faultsOf = (values: RegistrationValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemaErrors(registrationInput, bodyOf(values))).map(([path, text]) => [
      fieldOf(path),
      text,
    ]),
  )

/** The first step with one of the fields. */
export const stepOf = (fields: readonly string[]): number =>
  Math.max(
    0,
    stepFields.findIndex((names) => names.some((name) => fields.includes(name))),
  )
