import type { RegistrationForm } from '@emma/contracts/customers/forms'
import { contactPreferences, genders, maritalStatuses } from '@emma/domain/customers'
import * as z from 'zod'
import type { Deps } from '../../../deps.ts'
import { checkNewPassword } from '../../auth/index.ts'
import { sealColumn } from '../profile/personal.ts'
import type { NewAccount, RegistrationRow } from './registrations.repo.ts'

/** The data of a registration until its code is confirmed: everything but the password. */
const kept = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cellPhone: z.string(),
  contactPreference: z.enum(contactPreferences),
  cpf: z.string(),
  birthDate: z.string(),
  gender: z.enum(genders).nullable().catch(null),
  maritalStatus: z.enum(maritalStatuses).nullable().catch(null),
  timezone: z.string().optional(),
})
export type KeptForm = z.output<typeof kept>

/** The form as stored: empty fields as none. */
export const keptForm = (form: RegistrationForm): KeptForm => ({
  firstName: form.firstName,
  lastName: form.lastName,
  email: form.email.toLowerCase(),
  cellPhone: form.cellPhone,
  contactPreference: form.contactPreference,
  cpf: form.cpf,
  birthDate: form.birthDate,
  gender: form.gender || null,
  maritalStatus: form.maritalStatus || null,
  timezone: form.timezone,
})

/** @throws AppError `validation_failed` at `password` */
export const checkPasswordOf = (deps: Deps, { password, ...form }: RegistrationForm): Promise<void> =>
  checkNewPassword(deps, password, [
    form.firstName,
    form.lastName,
    form.email,
    form.cpf,
    form.cellPhone,
    form.birthDate,
  ])

const formCell = (id: string, userId: string) => ({
  subjectId: userId,
  column: 'registrations.form_sealed',
  rowId: id,
})

export const sealForm = ({ vault, db }: Deps, id: string, userId: string, form: KeptForm): Promise<Buffer> =>
  vault.seal(db, formCell(id, userId), form)

export const openForm = async ({ vault, db }: Deps, row: RegistrationRow): Promise<KeptForm> =>
  kept.parse(await vault.open(db, formCell(row.id, row.user_id), row.form_sealed))

interface Ids {
  readonly customerId: string
  readonly userId: string
  readonly passwordHash: string
  readonly avatarKey: string | null
}

/** The account from a form, its personal parts sealed with the customer's own key. */
export const accountOf = async (deps: Deps, form: KeptForm, ids: Ids): Promise<NewAccount> => ({
  ...ids,
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  contactPreference: form.contactPreference,
  birthDate: form.birthDate,
  gender: form.gender,
  maritalStatus: form.maritalStatus,
  timeZone: form.timezone,
  cpfSealed: await sealColumn(deps, ids.customerId, 'cpf_sealed', form.cpf),
  cpfHash: deps.vault.blindIndex(form.cpf),
  contactSealed: await sealColumn(deps, ids.customerId, 'contact_sealed', { cellphone: form.cellPhone }),
  now: deps.clock.now(),
})
